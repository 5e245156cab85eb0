// Makes the file of the Polish letters out of the library's file of all further Latin letters, which is fifteen times as long.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const letters = 'ĄĆĘŁŃŚŹŻąćęłńśźż';
const { resolve } = createRequire(import.meta.url);
const whole = readFileSync(resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'));
const polish = await subsetFont(whole, letters, { targetFormat: 'woff2' });
writeFileSync(join(import.meta.dirname, '../../renderer/theme/fonts/polish-letters.woff2'), polish);
process.stdout.write(`renderer/theme/fonts/polish-letters.woff2: ${polish.length} bytes\n`);
