import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCheck } from './check';

const definitions = join(import.meta.dirname, '../definitions');
const municipality = join(definitions, 'municipalities/jodlowa-gora');

function run(...args: string[]): { readonly code: number; readonly out: string; readonly err: string } {
  const out: string[] = [];
  const err: string[] = [];
  const code = runCheck(
    args,
    (text) => out.push(text),
    (text) => err.push(text),
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('npm run check', () => {
  it.each([definitions, municipality])('finds no error in %s', (folder) => {
    expect(run('--definitions', folder)).toMatchObject({ code: 0, err: '' });
  });

  it('names every value that the example municipality changes, with its file, line and what it was', () => {
    const { code, out } = run('--definitions', municipality, '--origins', 'budzet-dochody');
    expect(code).toBe(0);
    expect(out).toContain('budzet-dochody: 3 values changed by an overlay');
    expect(out).toMatch(
      /\/lead\n {4}\S*jodlowa-gora\/services\/budzet-dochody\/service\.json:3:3\n {4}was "Plan i\s[^\n]*\n {4}now "Ile gmina/,
    );
    expect(out).toMatch(/\/blocks\/0\/columns\/1\n[^\n]*\n {4}was \{"id":"paragraf"[^\n]*\n {4}now nothing/);
    expect(out).toMatch(/\n {4}was nothing\n {4}now \{"id":"pozostalo"/);
  });

  it('fails on errors and shows them under the path of the folder, as text and as data', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'definitions-'));
    try {
      await writeFile(join(folder, 'portal.json'), '{"id": "x"');
      const text = run('--definitions', folder);
      expect(text.code).toBe(1);
      expect(text.out).toContain(`${join(folder, 'portal.json')}:1:11  error  not-json`);
      const data = run('--definitions', folder, '--format', 'json');
      expect(data.code).toBe(1);
      expect(JSON.parse(data.out)).toMatchObject({
        version: 1,
        errors: 1,
        problems: [{ rule: 'not-json', place: { file: join(folder, 'portal.json') } }],
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('answers an unreadable folder, a wrong format and an unknown service with a clear line', () => {
    expect(run('--definitions', '/no/such/folder')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The definitions folder \/no\/such\/folder cannot be read: [^\n]+$/),
    });
    expect(run('--format', 'xml')).toMatchObject({ code: 1, err: '--format is text or json, not xml.' });
    expect(run('--origins', 'brak')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no service brak; it has (?:[a-z-]+, )*budzet-dochody, /),
    });
    expect(run('--colour')).toMatchObject({ code: 1, err: expect.stringContaining("Unknown option '--colour'") });
  });
});
