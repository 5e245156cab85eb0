import type { Surroundings } from '../../engine/authoring';
import type { OpenDatabase } from '../database/database';
import type { Publisher } from '../publishing/publisher';
import { addSampleEditors, type SampleEditor } from './add-sample-editors';
import { openStudio, type Studio } from './open-studio';
import { studioChannel } from './publish';
import type { LayerKeeper } from './published-layer';

interface StudioParts {
  readonly opened: OpenDatabase;
  readonly layers: LayerKeeper;
  readonly publisher: Publisher;
  readonly surroundings: Surroundings;
  readonly configuration: { readonly studio: { readonly approval: boolean } | null };
  readonly now: () => Date;
  readonly tell: (text: string) => void;
}

/** Opens the editors' room of an office that is being started, with people to try it where there is a sandbox. */
export async function startStudio(
  { opened, layers, publisher, surroundings, configuration, now, tell }: StudioParts,
  samples: readonly SampleEditor[],
): Promise<Studio> {
  const { database, listen } = opened;
  await addSampleEditors(database, samples, now());
  return await openStudio({
    database,
    layers,
    publisher,
    surroundings,
    approval: configuration.studio?.approval ?? true,
    now,
    tell,
    listen: listen && ((heard) => listen(studioChannel, heard)),
  });
}
