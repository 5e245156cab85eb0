import type { Surroundings } from '../../engine/authoring';
import { createPasswordHasher } from '../accounts/passwords';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import { createLayerChecker } from './draft-check';
import { openLayerKeeper } from './published-layer';
import type { StudioDesk } from './studio-desk';

interface LoneParts extends Pick<StudioDesk, 'database' | 'now' | 'tell'> {
  readonly definitions: DefinitionsFolder;
  readonly surroundings: Surroundings;
}

/** A desk of a process that serves nobody, such as a command: it compiles nothing after it has published, and no newer base lies beside it. */
export async function openLoneDesk({ definitions, surroundings, ...given }: LoneParts): Promise<StudioDesk> {
  return {
    ...given,
    passwords: createPasswordHasher(),
    layers: await openLayerKeeper(given.database),
    checker: createLayerChecker(surroundings),
    ground: () => definitions,
    freshGround: () => undefined,
    nextBase: () => null,
    approval: true,
    published: async () => undefined,
  };
}
