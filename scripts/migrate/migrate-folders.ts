import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { currentVersion, migrateFolder } from '../../engine/authoring';
import type { Output } from '../command-line/description';
import { exitCodes, Refusal } from '../command-line/refusal';
import { ownFolder, readDefinitions } from '../definitions/definitions-folder';
import { usageLine } from '../package/package-root';

/** Migrates folders, those of the repository or project if none is named; the result is the exit code. One that cannot be migrated does not keep the others. */
export function migrateFolders(folders: readonly string[], isDry: boolean, { print, complain }: Output): number {
  let code: number = exitCodes.done;
  // Any order works: the base of an overlay may be in either version.
  for (const folder of folders.length > 0 ? folders : everyFolder(ownFolder)) {
    try {
      migrateOne(resolve(folder), isDry, print);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      complain(error.message);
      code = error.exitCode;
    }
  }
  return code;
}

function everyFolder(root: string): string[] {
  const overlays = join(root, 'municipalities');
  if (!existsSync(overlays)) return [root];
  const names = readdirSync(overlays, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...names.map(({ name }) => join(overlays, name)), root];
}

function migrateOne(folder: string, isDry: boolean, print: (line: string) => void): void {
  const { files, base } = readDefinitions(folder);
  const shown = relative(process.cwd(), folder) || '.';
  const migration = migrateFolder(
    files,
    base.layers.map((layer) => layer.files),
  );
  if (migration.from === null)
    throw new Refusal(
      `${shown} cannot be migrated: it has no valid portal.json, which says its version. ${usageLine('check', `--definitions ${shown}`)} says why.`,
    );
  if (migration.from > currentVersion)
    throw new Refusal(
      `${shown} is in version ${migration.from} of the definition language. This release knows versions up to ${currentVersion}: use a newer one.`,
    );
  for (const { file, line, was, now } of migration.changes) print(`${join(shown, file)}:${line}  ${was} → ${now ?? 'removed'}`);
  if (!isDry) for (const [path, text] of migration.files) writeFileSync(join(folder, path), text);
  print(
    migration.files.size === 0
      ? `${shown} is already in version ${currentVersion}. Nothing was changed.`
      : `${shown}: version ${migration.from} → ${currentVersion}, changes: ${migration.changes.length}, files: ${migration.files.size}${isDry ? ' (dry run: nothing was written)' : ''}`,
  );
}
