import { checkPack, type LoadedPack, problemReport, reportText, type Surroundings } from '../../engine/authoring';
import { Finding } from '../command-line/refusal';
import { readSurroundings } from '../own-code/own-surroundings';
import { type DefinitionsFolder, readDefinitions } from './definitions-folder';

/** Definitions without errors, and what they were made of. */
export interface GoodPack {
  readonly folder: DefinitionsFolder;
  readonly surroundings: Surroundings;
  readonly pack: LoadedPack;
  /** Warnings of the checker, null when there were none. */
  readonly report: string | null;
}

/** Reads and checks a folder with the code of the project. Throws a `Refusal`: a `Finding` with the whole report if there are errors. */
export async function readGoodPack(definitions: string): Promise<GoodPack> {
  const folder = readDefinitions(definitions);
  const surroundings = await readSurroundings();
  const check = checkPack(folder.files, folder.base, surroundings);
  const report = check.problems.length > 0 ? reportText(check, folder.nameOf) : null;
  if (check.pack === null || problemReport(check).errors > 0) throw new Finding(report ?? 'The definitions hold no pack.');
  return { folder, surroundings, pack: check.pack, report };
}
