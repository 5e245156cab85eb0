import type { Block } from '../../../language/language.generated';
import { heldBy } from '../../../screen/held-blocks';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService } from './pack-under-check';

/** A block with its pointer and the blocks that hold it, outermost first. */
export interface PlacedBlock<Kind extends Block = Block> {
  readonly block: Kind;
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

/** The blocks of one kind. */
export function blocksOfKind<Kind extends Block['block']>(service: Written, kind: Kind): PlacedBlock<Extract<Block, { block: Kind }>>[] {
  return placedBlocks(service).filter((entry): entry is PlacedBlock<Extract<Block, { block: Kind }>> => entry.block.block === kind);
}
