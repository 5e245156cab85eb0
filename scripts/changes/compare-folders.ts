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
  toldLanguages,
} from '../../engine/authoring';
import { exitCodes, Misuse, Refusal } from '../command-line/refusal';
import { type DefinitionsFolder, portalOf, readDefinitions, readDefinitionsFolder } from '../definitions/definitions-folder';
import { readSurroundings } from '../own-code/own-surroundings';

interface Wanted {
  readonly format: string;
  readonly language: string;
}

/**
 * Says what is different between two definitions folders and what it means; the result is the exit code. Refuses, with the checker's report,
 * a folder that makes no pack.
 */
export async function compareFolders(
  [before = '', after = '']: readonly string[],
  { format, language }: Wanted,
  print: (text: string) => void,
): Promise<number> {
  if (format !== 'md' && format !== 'json') throw new Misuse(`--format is md or json, not ${format}.`);
  const told = toldLanguages.find((known) => known === language);
  if (told === undefined) throw new Misuse(`--language is pl or en, not ${language}.`);
  const surroundings = await readSurroundings();
  const [was, now] = [readDefinitions(before), readDefinitions(after)];
  const [old, fresh] = [packOf(was, surroundings), packOf(now, surroundings)];
  const changes = describeChange(old, fresh);
  const scenarios = new Map(
    [readScenarios(was.files, old), readScenarios(now.files, fresh)].flatMap(({ services }) =>
      services.map((own) => [own.slug, own] as const),
    ),
  );
  const meant = await impact(old, fresh, changes, { scenarios: [...scenarios.values()], below: municipalitiesOf(was, now, surroundings) });
  // What widens is named by its place in the list, so that nothing is said twice.
  const widened = meant.widened.map(({ kind, change }) => ({ kind, change: changes.indexOf(change) }));
  if (format === 'md') print(changeReport(changes, meant, told, now.nameOf).trimEnd());
  else print(JSON.stringify({ version: 1, changes, impact: { ...meant, widened } }, null, 2));
  return changes.length === 0 ? exitCodes.done : exitCodes.found;
}

function packOf(folder: DefinitionsFolder, surroundings: Surroundings): LoadedPack {
  const check = checkPack(folder.files, folder.base, surroundings);
  if (check.pack) return check.pack;
  throw new Refusal(`${shown(folder.folder)} makes no pack that could be compared:\n\n${reportText(check, folder.nameOf)}`);
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
