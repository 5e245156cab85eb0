import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  changeReport,
  checkPack,
  describeChange,
  extendsOf,
  impact,
  type LoadedPack,
  type PackBelow,
  readScenarios,
  reportText,
  type Surroundings,
  standardBaseIn,
  type ToldLanguage,
} from '../../engine/authoring';
import { type DefinitionsFolder, FolderError, portalOf, readDefinitions, readDefinitionsFolder } from '../definitions/definitions-folder';

/** How changes are told. */
export interface Telling {
  readonly format: 'md' | 'json';
  readonly language: ToldLanguage;
}

/** What a comparison of two folders has to say. */
export interface Comparison {
  readonly changes: number;
  readonly text: string;
}

/**
 * Says what is different between two definitions folders and what it means. Throws a `FolderError` with the checker's report if one of them
 * makes no pack.
 */
export async function compareFolders(before: string, after: string, telling: Telling, surroundings: Surroundings): Promise<Comparison> {
  const folders = [before, after].map((folder) => readDefinitions(folder));
  const [was, now] = folders;
  if (!was || !now) throw new FolderError('Two folders are needed.');
  const [old, fresh] = [packOf(was, surroundings), packOf(now, surroundings)];
  const changes = describeChange(old, fresh);
  const scenarios = new Map(
    [readScenarios(was.files, old), readScenarios(now.files, fresh)].flatMap(({ services }) =>
      services.map((own) => [own.slug, own] as const),
    ),
  );
  const meant = await impact(old, fresh, changes, { scenarios: [...scenarios.values()], below: municipalitiesOf(was, now, surroundings) });
  if (telling.format === 'md')
    return { changes: changes.length, text: changeReport(changes, meant, telling.language, now.nameOf).trimEnd() };
  // What widens is named by its place in the list, so that nothing is said twice.
  const widened = meant.widened.map(({ kind, change }) => ({ kind, change: changes.indexOf(change) }));
  return { changes: changes.length, text: JSON.stringify({ version: 1, changes, impact: { ...meant, widened } }, null, 2) };
}

function packOf(folder: DefinitionsFolder, surroundings: Surroundings): LoadedPack {
  const check = checkPack(folder.files, folder.base, surroundings);
  if (check.pack) return check.pack;
  throw new FolderError(`${shown(folder.folder)} makes no pack that could be compared:\n\n${reportText(check, folder.nameOf)}`);
}

/** The municipalities beside a pack, each laid over the pack as it was and as it is. */
function municipalitiesOf(was: DefinitionsFolder, now: DefinitionsFolder, surroundings: Surroundings): readonly PackBelow[] {
  const parent = join(now.folder, 'municipalities');
  const names = existsSync(parent) ? readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  return names.flatMap(({ name }): readonly PackBelow[] => {
    const folder = join(parent, name);
    const extended = existsSync(join(folder, 'portal.json')) ? extendsOf(portalOf(readDefinitionsFolder(folder))) : null;
    if (extended === null || !(standardBaseIn(extended) || resolve(folder, extended) === now.folder)) return [];
    const former = join(was.folder, 'municipalities', name);
    const over = (base: DefinitionsFolder, own: string) => {
      const layers = [{ name: 'okienko', files: base.files }, ...base.base.layers];
      return checkPack(readDefinitionsFolder(own), { layers, lack: base.base.lack }, surroundings).pack;
    };
    return [{ name, before: over(was, existsSync(former) ? former : folder), after: over(now, folder) }];
  });
}

function shown(path: string): string {
  return relative(process.cwd(), path) || '.';
}
