import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { currentVersion, migrateFolder } from '../engine/authoring';
import { FolderError, readDefinitions } from './definitions/definitions-folder';

const usage = `npm run migrate [-- DIR ...] [--dry-run]

Rewrites folders of definitions from an older version of the language to version ${currentVersion}, by default definitions/ and every folder of
definitions/municipalities/, and says what it changed. Texts of other languages and scenarios are rewritten too. MIGRATION.md says what changed.
  --dry-run  only says what it would change`;

/** Runs the command; the result is the exit code. */
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
  // Overlays first: they ask the base for its kinds, in whichever version it is written.
  for (const folder of options.positionals.length > 0 ? options.positionals : everyFolder('definitions')) {
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
  const names = readdirSync(overlays, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...names.map(({ name }) => join(overlays, name)), root];
}

function migrateOne(folder: string, isDry: boolean, print: (line: string) => void): void {
  const { files, base } = readDefinitions(folder);
  const shown = relative(process.cwd(), folder) || '.';
  const migration = migrateFolder(files, base?.files ?? null);
  if (migration.from === null) throw new FolderError(`${shown} has no portal.json that can be read, so its version is not known.`);
  if (migration.from > currentVersion)
    throw new FolderError(`${shown} is written in version ${migration.from}; this program knows version ${currentVersion}.`);
  for (const { file, line, was, now } of migration.changes)
    print(`${join(shown, file)}:${line}  ${was} → ${now ?? 'gone, it is the default'}`);
  if (!isDry) for (const [path, text] of migration.files) writeFileSync(join(folder, path), text);
  print(
    migration.files.size === 0
      ? `${shown} is written in version ${currentVersion} already.`
      : `${shown}: ${migration.changes.length} changes in ${migration.files.size} files, version ${migration.from} → ${currentVersion}${isDry ? ' (not written)' : ''}`,
  );
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = runMigrate(
    process.argv.slice(2),
    (line) => console.log(line),
    (line) => console.error(line),
  );
}
