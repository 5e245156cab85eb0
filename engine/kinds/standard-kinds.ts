import type { Kinds } from '../screen/kinds';
import { blockResolvers } from './block-resolvers.generated';

/** The kinds that every portal has. */
export const standardKinds: Kinds = { blocks: blockResolvers };

/** The standard kinds with those of a portal. */
export function withStandardKinds(more: Kinds | undefined): Kinds {
  return more === undefined ? standardKinds : { blocks: { ...standardKinds.blocks, ...more.blocks } };
}
