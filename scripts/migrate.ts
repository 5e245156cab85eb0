import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { currentVersion, migrateFolder } from '../engine/authoring';
import { FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { usageLine } from './package/package-root';

const usage = `${usageLine('migrate', '[DIR ...] [--dry-run]')}

Rewrites folders of definitions, with their translations and scenarios, in version ${currentVersion} of the definition language and prints each change.
Without DIR it takes definitions/ and every folder of definitions/municipalities/, if there is one. MIGRATION.md describes what changed between the versions.
  --dry-run  prints the changes without writing them`;

/** Runs the command and returns the exit code. */
export function runMigrate(args: readonly string[], print: (line: string) => void, complain: (line: string) => void): number {
  let options: { values: { 'dry-run'?: boolean; help?: boolean }; positionals: string[] };
  try {
    options = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 1;
  }
  if (options.values.help) {
    print(usage);
    return 0;
  }
  let code = 0;
  // Any order works: the base of an overlay may be in either version.
  for (const folder of options.positionals.length > 0 ? options.positionals : everyFolder(ownFolder)) {
    try {
      migrateOne(resolve(folder), options.values['dry-run'] === true, print);
    } catch (error) {
      if (!(error instanceof FolderError)) throw error;
      complain(error.message);
      code = 1;
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
    throw new FolderError(
      `${shown} cannot be migrated: it has no valid portal.json, which says its version. Run npm run check -- --definitions ${shown} to see why.`,
    );
  if (migration.from > currentVersion)
    throw new FolderError(
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

if (process.argv[1] === import.meta.filename) {
  process.exitCode = runMigrate(
    process.argv.slice(2),
    (line) => console.log(line),
    (line) => console.error(line),
  );
}
