import type { Surroundings } from '../../engine/authoring';
import type { OpenDatabase } from '../database/database';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import type { Publisher } from '../publishing/publisher';
import { addSampleEditors, closeSampleEditors, type SampleEditor } from './add-sample-editors';
import { type Following, followPublished } from './follow-published';
import { openStudio, type Studio } from './open-studio';
import { studioChannel } from './publish';
import type { LayerKeeper } from './published-layer';

interface StudioParts {
  readonly opened: OpenDatabase;
  readonly layers: LayerKeeper;
  readonly publisher: Publisher;
  readonly surroundings: Surroundings;
  readonly configuration: {
    readonly sandbox: boolean;
    readonly studio: { readonly approval: boolean; readonly nextBase: string | null } | null;
  };
  readonly read: (folder: string) => DefinitionsFolder;
  readonly now: () => Date;
  readonly tell: (text: string) => void;
}

/** Opens the editors' room of an office that is being started, with people to try it where there is a sandbox. */
export async function startStudio(
  { opened, layers, publisher, surroundings, configuration, read, now, tell }: StudioParts,
  samples: readonly SampleEditor[],
): Promise<Studio> {
  const { database, listen } = opened;
  const nextBase = configuration.studio?.nextBase ?? null;
  if (configuration.sandbox) await addSampleEditors(database, samples, now());
  else await closeSampleEditors(database, samples, now());
  return await openStudio({
    database,
    layers,
    publisher,
    surroundings,
    approval: configuration.studio?.approval ?? true,
    readNextBase: nextBase === null ? null : () => read(nextBase),
    now,
    tell,
    listen: listen && ((heard) => listen(studioChannel, heard)),
  });
}

/** Follows what the editors of another server of the database publish, without a room of their own here. */
export async function startFollowing({
  opened,
  layers,
  publisher,
  tell,
}: Pick<StudioParts, 'opened' | 'layers' | 'publisher' | 'tell'>): Promise<Following> {
  const { listen } = opened;
  return await followPublished({
    tell,
    listen: listen && ((heard) => listen(studioChannel, heard)),
    async follow() {
      if (await layers.reload()) publisher.refresh();
    },
  });
}
