import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';

/** `okienko changes` */
export const changes = defineCommand({
  name: 'changes',
  help: `Says in words what is different between two definitions folders: what residents see, what more people may see or do, which screens,
PDFs, CSV files, links and calls of the office it reaches, and which scenarios come out in another way. Municipalities below the second
folder are laid over both. Exit code 0: nothing is different; 1: something is; 3: a folder cannot be read or has errors.`,
  words: { name: 'FOLDER', help: 'the folder as it was, and as it is', least: 2, most: 2 },
  options: {
    format: { type: 'string', value: 'md|json', default: 'md', help: 'Markdown for a pull request, or data with all values whole' },
    language: { type: 'string', value: 'pl|en', default: 'pl', help: 'the language of the Markdown; the data has both' },
  },
  run: async (options, { print }, folders) => await (await import('../changes/compare-folders')).compareFolders(folders, options, print),
});

await runProgram(import.meta.filename, changes);
