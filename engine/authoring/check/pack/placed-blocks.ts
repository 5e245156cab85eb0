import type { Block } from '../../../language/language.generated';
import type { BlockAuthoring } from '../../../screen/block-authoring';
import { heldBy } from '../../../screen/held-blocks';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService } from './pack-under-check';

/** A block with its pointer and the blocks that hold it, outermost first. */
export interface PlacedBlock {
  readonly block: Block;
  readonly pointer: string;
  readonly holders: readonly Block[];
}

/** A definition and the language in which it is written. */
type Written = Pick<CheckedService, 'definition' | 'language'>;

/** Every block of a screen, each before those that it holds. */
export function placedBlocks({ definition, language: { kinds } }: Written): PlacedBlock[] {
  const placed = (blocks: readonly Block[], pointerAt: (index: number) => string, holders: readonly Block[]): PlacedBlock[] =>
    blocks.flatMap((block, index) => {
      const pointer = pointerAt(index);
      const inside = heldBy(kinds, block).flatMap(({ path, place, blocks: held }) => {
        const at = path.reduce(childPointer, pointer);
        return placed(held, (inner) => (place === 'one' ? at : childPointer(at, inner)), [...holders, block]);
      });
      return [{ block, pointer, holders }, ...inside];
    });
  return placed(definition.blocks, (index) => childPointer('/blocks', index), []);
}

/** What a block says in one respect, with its id and pointer. */
export interface Said<What> {
  readonly said: What;
  readonly id: string;
  readonly pointer: string;
}

/** What the kinds of the blocks of a screen say in one respect; nothing of a block whose kind is silent there. */
export function saidOfBlocks<What>(
  service: Written,
  respect: (authoring: BlockAuthoring) => ((block: Block) => What) | undefined,
): Said<What>[] {
  return placedBlocks(service).flatMap(({ block, pointer }) => {
    const ask = respect(service.language.authoring[block.block] ?? {});
    return ask ? [{ said: ask(block), id: block.id, pointer }] : [];
  });
}
