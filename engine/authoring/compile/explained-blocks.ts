import type { Block, ServiceDefinition } from '../../language/language.generated';
import { heldBy } from '../../screen/held-blocks';
import type { LanguageInUse } from '../source/language-in-use';

/** A definition with the blocks that explain its amounts, each below the block in which the amount stands. */
export function withExplanations(definition: ServiceDefinition, inUse: LanguageInUse): ServiceDefinition {
  const blocks = explainedIn(definition.blocks, inUse);
  return blocks === definition.blocks ? definition : { ...definition, blocks: [...blocks] };
}

function explainedIn(blocks: readonly Block[], inUse: LanguageInUse): readonly Block[] {
  const all = blocks.flatMap((block) => {
    // A kind answers with blocks of the language: its own, and those that explain.
    const [own, ...below] = (inUse.authoring[block.block]?.explained?.(block) ?? [block]) as readonly [Block, ...Block[]];
    return [withinHeld(own, inUse), ...below];
  });
  return all.length === blocks.length && all.every((block, place) => block === blocks[place]) ? blocks : all;
}

function withinHeld(block: Block, inUse: LanguageInUse): Block {
  return heldBy(inUse.kinds, block).reduce((holder, { path, place, blocks }) => {
    // What a holder draws in its own way has no room for another block.
    const inner = place === 'one' ? blocks : explainedIn(blocks, inUse);
    return inner === blocks ? holder : replaced(holder, path, inner);
  }, block);
}

function replaced<Holder extends object>(holder: Holder, [step, ...further]: readonly string[], value: unknown): Holder {
  if (step === undefined) return holder;
  return { ...holder, [step]: further.length === 0 ? value : replaced(Object(Reflect.get(holder, step)), further, value) };
}
