import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';
import { runProgram } from '../command-line/run-program';

/** `okienko compile` */
export const compile = defineCommand({
  name: 'compile',
  help: 'Checks a definitions folder and writes it as a pack. With errors nothing is written and the exit code is 1.',
  options: {
    definitions: definitionsOption,
    out: { type: 'string', value: 'DIR', help: 'where the pack goes, by default dist/pack' },
  },
  run: async ({ definitions, out }, { print }) =>
    print((await (await import('../compile/compile-folder')).compileFolder(definitions, out)).told),
});

await runProgram(import.meta.filename, compile);
