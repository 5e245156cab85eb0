import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { joinHelpers } from './join-helpers';

const built = {
  'rolldown-runtime-H.js': 'var e=a=>a+1,n=a=>a*2;export{n as double,e as t};',
  'libraries-L.js': 'import{t as e}from"./rolldown-runtime-H.js";var n=e(1);export{n as a};',
  'core-C.js':
    'const deps=["assets/rolldown-runtime-H.js"];import{double,t as n}from"./rolldown-runtime-H.js";import{a}from"./libraries-L.js";export default [double(a),n(a),deps[0]];',
};
const page =
  '<p></p>\n    <script type="module" src="/assets/rolldown-runtime-H.js" nonce="%NONCE%"></script>\n    <link rel="modulepreload" href="/assets/core-C.js">';
const manifest = {
  '_rolldown-runtime-H.js': { file: 'assets/rolldown-runtime-H.js' },
  '_core-C.js': { file: 'assets/core-C.js', imports: ['_rolldown-runtime-H.js', '_libraries-L.js'] },
};

describe('the helpers of the bundler', () => {
  it('come with the libraries, for every script that takes them, and nothing names their own file any more', async () => {
    const folder = build(built);
    joinHelpers(folder);
    expect(existsSync(join(folder, 'assets', 'rolldown-runtime-H.js'))).toBe(false);
    const core = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'assets', 'core-C.js')).href);
    expect(core.default).toEqual([4, 3, 'assets/libraries-L.js']);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('<p></p>\n    <link rel="modulepreload" href="/assets/core-C.js">');
    expect(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))).toEqual({
      '_core-C.js': { file: 'assets/core-C.js', imports: ['_libraries-L.js'] },
    });
  });

  it.each([
    ['a script takes them in another way', { ...built, 'core-C.js': 'import*as h from"./rolldown-runtime-H.js";export default h.t(1);' }],
    ['the libraries do not take them', { ...built, 'libraries-L.js': 'export const a=1;' }],
    ['they are written in another way', { ...built, 'rolldown-runtime-H.js': 'export const t=a=>a,double=t;' }],
  ])('stay as they were built when %s', (_, files) => {
    const folder = build(files);
    joinHelpers(folder);
    for (const [name, code] of Object.entries(files)) expect(readFileSync(join(folder, 'assets', name), 'utf8')).toBe(code);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  });
});

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-helpers-'));
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), code);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
