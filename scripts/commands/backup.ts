import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';

/** What the help of backup and restore says of the database and the file. */
export const aboutBackups = `The database is the one that DATABASE_URL or DATA_DIR names; a backup of one kind can be restored into the other. The file holds personal
data and the keys of sessions: keep it as safe as the database.`;

/** `okienko backup` */
export const backup = defineCommand({
  name: 'backup',
  help: `Saves everything in the office's database to FILE, while the portal runs or while it does not; restore fills an empty database from it.\n${aboutBackups}`,
  words: { name: 'FILE', least: 1, most: 1 },
  options: {},
  run: async (_, { print }, [file = '']) => print(await (await import('../backup/database-file')).saveToFile(file, process.env)),
});

await runProgram(import.meta.filename, backup);
