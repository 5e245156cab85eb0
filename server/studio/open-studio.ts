import type { Surroundings } from '../../engine/authoring';
import { createPasswordHasher, type PasswordHasher } from '../accounts/passwords';
import type { Database } from '../database/database';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import type { Publisher } from '../publishing/publisher';
import { createLayerChecker } from './draft-check';
import { followPublished } from './follow-published';
import type { LayerKeeper } from './published-layer';
import { publishDue } from './schedule';
import type { StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** The editors' room of a running office. */
export interface Studio {
  readonly desk: StudioDesk;
  /** Looks at once whether another server has published, and what is due. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface StudioOptions {
  readonly database: Database;
  readonly layers: LayerKeeper;
  readonly publisher: Publisher;
  readonly surroundings: Surroundings;
  readonly approval: boolean;
  /** Reads the newer base; null without one. */
  readonly readNextBase: (() => DefinitionsFolder) | null;
  readonly now: () => Date;
  readonly tell: (text: string) => void;
  /** Calls back when another server says that the pointer has moved; gives what ends it. Null where this process is the only one. */
  readonly listen: ((heard: () => void) => Promise<() => Promise<void>>) | null;
  /** In place of the hasher with the parameters of today. */
  readonly passwords?: PasswordHasher;
}

/** Opens the editors' room: it hears what other servers publish, and publishes what is due. */
export async function openStudio(options: StudioOptions): Promise<Studio> {
  const {
    database,
    layers,
    publisher,
    surroundings,
    approval,
    readNextBase,
    now,
    tell,
    listen,
    passwords = createPasswordHasher(),
  } = options;
  const ground = keepGround(publisher);
  const follow = async () => {
    if (await layers.reload()) publisher.refresh();
  };
  const desk: StudioDesk = {
    database,
    now,
    tell,
    passwords,
    layers,
    checker: createLayerChecker(surroundings),
    ground: ground.current,
    freshGround: ground.forget,
    nextBase: keepNextBase(readNextBase),
    approval,
    published: follow,
  };
  const following = await followPublished({
    tell,
    listen,
    async follow() {
      await follow();
      await publishDue(desk);
    },
  });
  return {
    desk,
    look: following.look,
    async close() {
      await following.close();
      ground.close();
    },
  };
}

/** The newer base, read once and again when it is asked for anew. */
function keepNextBase(read: StudioOptions['readNextBase']): StudioDesk['nextBase'] {
  let known: DefinitionsFolder | null = null;
  return (anew) => {
    if (read === null) return null;
    try {
      known = anew || known === null ? read() : known;
      return known;
    } catch {
      throw new StudioFailure('broken-next-base');
    }
  };
}

/** The definitions folder, read again after it has changed. */
function keepGround(publisher: Publisher): {
  readonly current: () => DefinitionsFolder;
  readonly forget: () => void;
  readonly close: () => void;
} {
  let known: DefinitionsFolder | null = null;
  const forget = () => {
    known = null;
  };
  const close = publisher.subscribe(forget);
  const current = () => {
    try {
      known ??= publisher.ground();
      return known;
    } catch {
      // Why it cannot be read has been told by the publisher.
      throw new StudioFailure('broken-ground');
    }
  };
  return { current, forget, close };
}
