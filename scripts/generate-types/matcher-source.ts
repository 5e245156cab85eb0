import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { generatedHeader } from './language-types';

/** A module that contains the code of the pattern matcher as text, so that it can be copied into generated validators. */
export async function matcherSource(): Promise<string> {
  const file = path.join(import.meta.dirname, '../../engine/patterns/matcher.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const source = code
    .replaceAll(/^\s*\/(?:\/|\*\*).*$\n|^\s*\*.*$\n/gm, '')
    .replace('export function', 'function')
    .trim();
  const lines = `'${source.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  return `${generatedHeader}/** Source of \`createMatcher\`. */\nexport const matcherSource =\n  ${lines};\n`;
}
