import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';

/** `okienko new-municipality` */
export const newMunicipality = defineCommand({
  name: 'new-municipality',
  help: `Writes a project into an empty or a new folder: definitions that extend the base portal, with a service, its scenarios and texts of its
own, and a config for code. It never writes over a file.`,
  words: { name: 'FOLDER', least: 1, most: 1 },
  options: {},
  run: async (_, { print }, [folder = '']) => print((await import('../new-municipality/project-files')).startProject(folder)),
});

await runProgram(import.meta.filename, newMunicipality);
