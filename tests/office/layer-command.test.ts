// `npm run layer`: what whoever runs the portal does with the editors' layer in a terminal.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { runLayer } from '../../scripts/layer/run-layer';
import { makeMunicipalityFolders } from './municipalities';
import { startPostgres } from './postgres-server';

vi.setConfig({ testTimeout: 300_000 });

const folder = makeMunicipalityFolders();
folder.write('gmina', []);
// Each command opens the database anew, which is what takes most of its time when it is an embedded one.
const postgres = await startPostgres();
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});
const environment = {
  DATA_DIR: join(folder.path, 'data'),
  DATABASE_URL: postgres.url,
  DEFINITIONS_DIR: join(folder.folderOf('gmina'), 'definitions'),
  SANDBOX: 'false',
  STUDIO: 'on',
};
const layer = (words: readonly string[], reason = '') => runLayer({ words, reason, environment, complain: () => undefined });

/** A folder with these files, as somebody would write it by hand. */
function written(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name, path)), { recursive: true });
    writeFileSync(join(folder.path, name, path), text);
  }
  return join(folder.path, name);
}

it('invites, imports, exports, rolls back and lists; what it refuses is said, and nothing changes', async () => {
  await expect(layer(['fly'])).rejects.toThrow('layer does not know fly.');
  await expect(layer(['rollback', '0'])).rejects.toThrow('Say why with --reason.');
  expect(await layer(['invite', 'anna', 'Anna Nowak'])).toMatch(/^Invitation for anna, valid for seven days: \S{40,}$/);
  expect(await layer(['invite', 'anna', 'Anna Nowak']), 'again').toMatch(/^Invitation for anna/);

  const service = 'services/drzewa/service.json';
  const good = written('good', { 'portal.json': '{"definitionVersion":2,"extends":"../x"}', [service]: '{"title":"Ile aut"}' });
  expect(await layer(['import', good], 'Uchwała')).toBe('Published as revision 1.');
  const target = join(folder.path, 'exported');
  expect(await layer(['export', target])).toContain('2 files');
  expect(JSON.parse(readFileSync(join(target, service), 'utf8'))).toEqual({ title: 'Ile aut' });
  await expect(layer(['export', target])).rejects.toThrow('is not empty');

  const refused = async (name: string, files: Readonly<Record<string, string>>, ...words: readonly RegExp[]) => {
    const refusal = await layer(['import', written(name, files)], 'Próba').then(String, String);
    for (const each of words) expect(refusal).toMatch(each);
  };
  await refused(
    'unreadable',
    { 'server.js': 'process.exit()', 'portal.json': '{"__proto__":{"a":1}}' },
    /server\.js: The portal does not read this file/,
    /portal\.json: .+ in line 1/,
  );
  await refused(
    'hostile',
    { 'portal.json': '{"offices":{"obcy":{}}}', 'assets/herb.svg': '<svg><script/></svg>' },
    /portal\.json \/offices: only-in-files/,
    /assets\/herb\.svg : unsafe-picture/,
  );
  const broken = '{"blocks":[{"id":"tabela","columns":[{"id":"gatunek","format":"nie-ma"}]}]}';
  await refused(
    'broken',
    { [service]: broken },
    /errors/,
    /error services\/drzewa\/service\.json \/blocks\/tabela\/columns\/gatunek\/format/,
  );
  await expect(layer(['publish', 'jeden'])).rejects.toThrow('jeden is no number.');
  await expect(layer(['publish', '7'])).rejects.toThrow('There is nothing here');

  expect(await layer(['rollback', '0'], 'Pomyłka')).toBe('Published as revision 2.');
  const log = await layer(['log']);
  expect(log).toMatch(/^#2 .* rollback /m);
  expect(log).toMatch(/^#1 .* import .* Uchwała$/m);
  expect(log).toMatch(/layer-exported/);
  expect(log).not.toMatch(/^#3 /m);
});
