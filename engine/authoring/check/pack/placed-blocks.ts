import type { Block, ServiceDefinition } from '../../../language/language.generated';
import { childPointer } from '../../parse/json-pointer';

/** A block with its pointer and the blocks that hold it, outermost first. */
export interface PlacedBlock<Kind extends Block = Block> {
  readonly block: Kind;
  readonly pointer: string;
  readonly holders: readonly Block[];
}

/** Every block of a screen, each before those that it holds. */
export function placedBlocks(definition: ServiceDefinition): PlacedBlock[] {
  return placed(definition.blocks, '/blocks', []);
}

/** The blocks of one kind. */
export function blocksOfKind<Kind extends Block['block']>(
  definition: ServiceDefinition,
  kind: Kind,
): PlacedBlock<Extract<Block, { block: Kind }>>[] {
  return placedBlocks(definition).filter((entry): entry is PlacedBlock<Extract<Block, { block: Kind }>> => entry.block.block === kind);
}

function placed(blocks: readonly Block[], pointer: string, holders: readonly Block[]): PlacedBlock[] {
  return blocks.flatMap((block, index) => placedAt(block, childPointer(pointer, index), holders));
}

function placedAt(block: Block, at: string, holders: readonly Block[]): PlacedBlock[] {
  const inside = [...holders, block];
  const held = block.block === 'section' ? placed(block.blocks, `${at}/blocks`, inside) : [];
  const details = block.block === 'table' && block.details ? placed(block.details.blocks, `${at}/details/blocks`, inside) : [];
  const table = block.block === 'widget' && block.table ? placedAt(block.table, `${at}/table`, inside) : [];
  return [{ block, pointer: at, holders }, ...held, ...details, ...table];
}
