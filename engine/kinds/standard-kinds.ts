import { formats } from '../formats';
import { rules } from '../rules';
import type { Kinds, MoreKinds } from '../screen/kinds';
import { blockResolvers } from './block-resolvers.generated';
import { standardControls } from './controls';

/** The kinds that every portal has. */
export const standardKinds: Kinds = { blocks: blockResolvers, controls: standardControls, formats, rules };

/** The standard kinds with those of a portal. */
export function withStandardKinds(more: MoreKinds | undefined): Kinds {
  return more === undefined
    ? standardKinds
    : {
        blocks: { ...standardKinds.blocks, ...more.blocks },
        controls: { ...standardKinds.controls, ...more.controls },
        formats: { ...formats, ...more.formats },
        rules: { ...rules, ...more.rules },
      };
}
