import { desc, eq } from 'drizzle-orm';
import { emptyLayer, type LayerFiles } from '../../engine/authoring';
import type { Database } from '../database/database';
import { studioPublished, studioRevision } from '../database/studio-tables';
import { readStoredLayer } from './stored-json';

/** The published state of the layer; revision 0 stands for nothing published yet. */
export interface PublishedState {
  readonly revision: number;
  readonly layer: LayerFiles;
}

/** The state that the pointer names, read from the database. */
export async function readPublished(database: Database): Promise<PublishedState> {
  const [found] = await database
    .select({ revision: studioRevision.number, layer: studioRevision.layer })
    .from(studioPublished)
    .innerJoin(studioRevision, eq(studioRevision.number, studioPublished.revision));
  return found ? { revision: found.revision, layer: readStoredLayer(found.layer) } : { revision: 0, layer: emptyLayer };
}

/** Number of the published revision, 0 for none. */
export async function readPointer(database: Database): Promise<number> {
  const [pointer] = await database.select({ revision: studioPublished.revision }).from(studioPublished);
  return pointer?.revision ?? 0;
}

/** The layer of one revision, null when there is none; revision 0 is the empty layer. */
export async function readRevisionLayer(database: Database, number: number): Promise<LayerFiles | null> {
  if (number === 0) return emptyLayer;
  const [found] = await database.select({ layer: studioRevision.layer }).from(studioRevision).where(eq(studioRevision.number, number));
  return found ? readStoredLayer(found.layer) : null;
}

/** Number of the next revision. Only within a transaction that has the pointer locked. */
export async function nextRevision(database: Database): Promise<number> {
  const [last] = await database
    .select({ number: studioRevision.number })
    .from(studioRevision)
    .orderBy(desc(studioRevision.number))
    .limit(1);
  return (last?.number ?? 0) + 1;
}

/** Keeps the published layer at hand, for the publisher, which compiles without waiting. */
export interface LayerKeeper {
  state(): PublishedState;
  current(): LayerFiles;
  /** Asks the database which revision is published; true if it is another one than before. */
  reload(): Promise<boolean>;
}

/** Reads the published layer for the first time. */
export async function openLayerKeeper(database: Database): Promise<LayerKeeper> {
  let state = await readPublished(database);
  return {
    state: () => state,
    current: () => state.layer,
    async reload() {
      if ((await readPointer(database)) === state.revision) return false;
      state = await readPublished(database);
      return true;
    },
  };
}
