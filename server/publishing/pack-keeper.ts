import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Surroundings } from '../../engine/authoring';
import type { DefinitionsFolder } from './compile-definitions';
import { type KeptPack, readKeptPack, writeKeptPack } from './kept-pack-file';
import type { PackFiles } from './pack-files';
import { engineMark, inputsMark } from './pack-marks';

/** A pack that was published just now. */
export type MadePack = Pick<KeptPack, 'pack' | 'openApi' | 'report' | 'made' | 'folders'>;

/** Keeps the last good pack of a definitions folder on disk, so that it outlives the process. */
export interface PackKeeper {
  /** The kept pack if it was made of exactly these definitions: they need not be checked again. */
  sameAs(definitions: DefinitionsFolder): KeptPack | null;
  /** The kept pack to serve instead of definitions that cannot be published; `definitions` is null if they cannot even be read. */
  insteadOf(definitions: DefinitionsFolder | null): KeptPack | null;
  /** Writes a pack in the background. A failure is told to the operator. */
  keep(made: MadePack, definitions: DefinitionsFolder): void;
  /** Waits until everything is written. */
  close(): Promise<void>;
}

interface KeeperOptions {
  /** Folder for the packs of all definitions folders, each in a file of its own. */
  readonly packs: string;
  /** Folder of the packs that a build has made, see `keepBuiltPack`. */
  readonly built?: string | undefined;
  readonly folder: string;
  readonly surroundings: Surroundings;
  /** Holds the files of the packs of this process. */
  readonly files: PackFiles;
  readonly tell: (text: string) => void;
}

/** Reads the pack that an earlier process kept. */
export function createPackKeeper({ packs, built, folder, surroundings, files, tell }: KeeperOptions): PackKeeper {
  const file = keptPackFile(packs, folder);
  const engine = engineMark(surroundings);
  const read = (from: string): KeptPack | null => {
    const found = readKeptPack(from);
    if (found && 'reason' in found) tell(`The pack kept in ${from} is ignored: ${found.reason}.`);
    return found && 'pack' in found ? { ...found, pack: { ...found.pack, files: files.share(found.pack.files) } } : null;
  };
  let kept = read(file);
  let writing = Promise.resolve();

  const write = async (pack: KeptPack) => {
    try {
      await writeKeptPack(file, pack);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell(`The pack could not be kept in ${file}: ${reason}. After a restart with broken definitions the portal would not open.`);
    }
  };
  const refusal = ({ engine: madeBy, portal }: KeptPack, definitions: DefinitionsFolder | null): string | null => {
    if (madeBy !== engine) return 'it was made by another version of the portal, or with other widgets and kinds';
    const own = definitions && portalOf(definitions);
    return portal !== null && own !== null && portal !== own ? `it belongs to the portal ${portal}, not to ${own}` : null;
  };
  return {
    sameAs(definitions) {
      if (kept === null && built === undefined) return null;
      const inputs = inputsMark(definitions, surroundings);
      if (inputs === null) return null;
      if (kept?.inputs === inputs) return kept;
      const made = built === undefined ? null : read(keptPackFile(built, resolve(folder)));
      if (made?.inputs !== inputs) return null;
      // Definitions that break later are not those of the build.
      kept = made;
      writing = writing.then(() => write(made));
      return made;
    },
    insteadOf(definitions) {
      if (kept === null) return null;
      const reason = refusal(kept, definitions);
      if (reason === null) return kept;
      tell(`The pack kept in ${file} is not served: ${reason}.`);
      return null;
    },
    keep(made, definitions) {
      const next = { ...made, engine, portal: portalOf(definitions), inputs: inputsMark(definitions, surroundings) };
      kept = next;
      writing = writing.then(() => write(next));
    },
    close: () => writing,
  };
}

/** Leaves a pack for the first start with exactly these definitions, which need not be compiled again then. */
export async function keepBuiltPack(
  built: string,
  made: MadePack,
  definitions: DefinitionsFolder,
  surroundings: Surroundings,
): Promise<void> {
  const inputs = inputsMark(definitions, surroundings);
  if (inputs === null) return;
  const kept = { ...made, engine: engineMark(surroundings), portal: portalOf(definitions), inputs };
  await writeKeptPack(keptPackFile(built, resolve(definitions.folder)), kept);
}

/** The file for a definitions folder: packs of several municipalities in one data folder have nothing to do with each other. */
export function keptPackFile(packs: string, folder: string): string {
  return join(packs, `${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.pack`);
}

/** The `id` in portal.json; null when the file does not say. */
function portalOf({ files }: DefinitionsFolder): string | null {
  try {
    const portal: unknown = JSON.parse(new TextDecoder().decode(files.get('portal.json')));
    const id = typeof portal === 'object' && portal !== null && 'id' in portal ? portal.id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    // Broken JSON, which the checker reports.
    return null;
  }
}
