import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';
import { root } from '../package/package-root';

const polish = 'ĄĆĘŁŃŚŹŻąćęłńśźż';
const made = 'renderer/theme/fonts/polish-letters.woff2';

const letters = defineCommand({
  name: 'letters',
  help: 'Cuts the Polish letters out of the font library’s file of all further Latin letters, which is fifteen times as long.',
  options: {},
  run: async (_, { print }) => {
    const { default: subsetFont } = await import('subset-font');
    const library = createRequire(import.meta.url).resolve('@fontsource-variable/source-sans-3/package.json');
    const whole = readFileSync(join(library, '../files/source-sans-3-latin-ext-wght-normal.woff2'));
    const part = await subsetFont(whole, polish, { targetFormat: 'woff2' });
    writeFileSync(join(root, made), part);
    print(`${made}: ${part.length} bytes`);
  },
});

await runProgram(import.meta.filename, letters);
