import { createHash } from 'node:crypto';
import type { PasswordHasher } from '../accounts/passwords';
import type { Database } from '../database/database';
import { studioEvent } from '../database/studio-tables';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import type { LayerChecker } from './draft-check';
import type { StudioEventKind } from './event-words';
import type { LayerKeeper } from './published-layer';

/** What every action of the editors' room needs. */
export interface StudioDesk {
  readonly database: Database;
  readonly now: () => Date;
  readonly tell: (text: string) => void;
  readonly passwords: PasswordHasher;
  readonly layers: LayerKeeper;
  readonly checker: LayerChecker;
  /** The definitions folder as it was last seen. */
  readonly ground: () => DefinitionsFolder;
  /** Reads it again, before something is published over it. */
  readonly freshGround: () => void;
  /** The newer base that the operator has laid beside this one, null without one; `anew` reads it again. */
  readonly nextBase: (anew: boolean) => DefinitionsFolder | null;
  /** False where an office of one person publishes without a second one. */
  readonly approval: boolean;
  /** Called after a revision was published: this server compiles at once. */
  readonly published: () => Promise<void>;
}

/** Something that the log keeps. */
export interface StudioEvent {
  readonly kind: StudioEventKind;
  readonly editorId?: number | null;
  readonly draftId?: number | null;
  readonly revision?: number | null;
  readonly details?: string;
}

/** Writes into the log, in the transaction of what is told if there is one. */
export async function record(
  database: Database,
  now: Date,
  { kind, editorId = null, draftId = null, revision = null, details = '' }: StudioEvent,
): Promise<void> {
  await database.insert(studioEvent).values({ happenedAt: now, kind, editorId, draftId, revision, details });
}

/** Hash of a text, for what is looked up by it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
