import { blockPrinters } from '../../kinds/block-printers.generated';
import type { Block } from '../../language/language.generated';
import type { BlockPrinter } from '../../screen/printable';
import { isJsonObject } from '../parse/json-value';
import type { LanguageInUse } from '../source/language-in-use';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import type { Spot, Trail } from './spot';

/** What a service gives out. */
export type Output = (typeof outputs)[number];

const outputs = ['screen', 'pdf', 'csv'] as const;

/** What of a service shows a change of one of its blocks; nothing for a change elsewhere, whose effects are told of the service as a whole. */
export function outputsOf(trail: Trail, service: LoadedService, pack: LoadedPack, language: LanguageInUse): readonly Output[] {
  const only = trail.flatMap(({ output }) => (output === null ? [] : [output.split(' ')]));
  const blocks = trail.filter((spot) => isBlock(spot, language));
  const block = asBlock(blocks.at(-1));
  const printed = service.definition.pdf !== undefined && blocks.every((spot) => isPrinted(spot, pack));
  const reached: readonly Output[] = block
    ? ['screen', ...(printed ? (['pdf'] as const) : []), ...(hasCsv(block, language) ? (['csv'] as const) : [])]
    : outputs.filter((output) => only.some((words) => words.includes(output)));
  return reached.filter((output) => only.every((words) => words.includes(output)));
}

/** Whether a block has rows that can be saved as CSV. */
export function hasCsv(block: Block, language: LanguageInUse): boolean {
  const authoring = language.authoring[block.block];
  const rows = authoring?.row?.(block);
  return authoring?.columns !== undefined && rows !== undefined && rows !== null && !('thing' in rows);
}

function isPrinted(spot: Spot, { surroundings }: LoadedPack): boolean {
  const printers: Readonly<Record<string, BlockPrinter>> = blockPrinters;
  const kind = asBlock(spot)?.block ?? '';
  return Object.hasOwn(printers, kind) || surroundings.kinds?.blocks?.[kind]?.printer !== undefined;
}

function isBlock(spot: Spot, language: LanguageInUse): boolean {
  const block = asBlock(spot);
  return block !== null && Object.hasOwn(language.kinds.blocks, block.block);
}

function asBlock(spot: Spot | undefined): Block | null {
  return isDefinitionOfBlock(spot?.value) ? spot.value : null;
}

/** The pack is of the right shape, so that what says its kind of block is a block. */
function isDefinitionOfBlock(value: unknown): value is Block {
  return isJsonObject(value) && typeof value.id === 'string' && typeof value.block === 'string';
}
