import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';
import { aboutBackups } from './backup';

/** `okienko restore` */
export const restore = defineCommand({
  name: 'restore',
  help: `Fills an empty database from a FILE that backup has written.\n${aboutBackups}`,
  words: { name: 'FILE', least: 1, most: 1 },
  options: {},
  run: async (_, { print }, [file = '']) => print(await (await import('../backup/database-file')).restoreFromFile(file, process.env)),
});

await runProgram(import.meta.filename, restore);
