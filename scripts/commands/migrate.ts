import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';

/** `okienko migrate` */
export const migrate = defineCommand({
  name: 'migrate',
  help: `Rewrites folders of definitions, with their translations and scenarios, in the current version of the definition language and prints each
change. Without DIR it takes definitions/ and every folder of definitions/municipalities/, if there is one. MIGRATION.md describes what
changed between the versions.`,
  words: { name: 'DIR', least: 0, most: Number.POSITIVE_INFINITY },
  options: { 'dry-run': { type: 'boolean', help: 'prints the changes without writing them' } },
  run: async ({ 'dry-run': isDry = false }, output, folders) =>
    (await import('../migrate/migrate-folders')).migrateFolders(folders, isDry, output),
});

await runProgram(import.meta.filename, migrate);
