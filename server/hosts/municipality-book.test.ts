import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration/configuration';
import { createMunicipality } from './municipality';
import { type MunicipalityBook, openMunicipalityBook } from './municipality-book';
import { readMunicipality } from './read-municipality';

let root: string;
let folder: string;
let book: MunicipalityBook;
let told: string[];
let opened: string[];
let closed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'okienko-'));
  folder = join(root, 'hosts');
  mkdirSync(folder);
  told = [];
  opened = [];
  closed = [];
  const parsed = parseConfiguration({ HOSTS_DIR: folder, DATA_DIR: join(root, 'data') });
  if (!parsed.ok) throw new Error(parsed.failure);
  const environment = {
    DATABASE_URL: 'postgres://a@b/c',
    OFFICE_API_URL: 'http://office.example',
    OFFICE_KEY: 'key of one',
    P24_CRC: 'secret of one',
  };
  const open = async (name: string) => {
    opened.push(name);
    return { answer: () => undefined, close: async () => void closed.push(name) };
  };
  book = openMunicipalityBook({
    folder,
    read: (path, name) => readMunicipality(path, name, { environment, configuration: parsed.value, extras: {} }),
    make: (name, settings, after) => createMunicipality({ name, settings, open: () => open(name), failed: String, after }),
    tell: (text) => void told.push(text),
    found: () => undefined,
  });
});
afterEach(async () => {
  await book.close();
  rmSync(root, { recursive: true });
});

function write(name: string, ...lines: readonly string[]): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'host.env'), lines.join('\n'));
}

function find(host: string): string | null {
  const found = book.find(host);
  return found === null || found === 'gone' ? found : found.name;
}

it('a municipality has its own schema, folder and address, and inherits no contract and no office of the process', () => {
  write('nowa-wies', 'HOSTS="Nowa-Wies.pl, www.nowa-wies.pl"', 'SEED_SCALE=0');
  book.refresh();
  expect(told).toEqual([]);
  expect([find('nowa-wies.pl'), find('www.nowa-wies.pl'), find('pl')]).toEqual(['nowa-wies', 'nowa-wies', null]);
  const configuration = book.all()[0]?.settings.configuration;
  expect(configuration).toMatchObject({
    databaseUrl: 'postgres://a@b/c',
    databaseSchema: 'nowa_wies',
    officeApiUrl: null,
    officeVariables: {},
    publicUrl: 'https://nowa-wies.pl',
    seedScale: 0,
    dataDir: join(root, 'data', 'hosts', 'nowa-wies'),
    definitionsDir: join(folder, 'nowa-wies', 'definitions'),
  });
  expect(configuration?.payments.contracts.size).toBe(0);
});

it('of two that claim one host at once neither gets it; who has it keeps it, also while its own settings change', () => {
  write('a', 'HOSTS=wspolna.pl a.pl');
  write('b', 'HOSTS=wspolna.pl b.pl');
  book.refresh();
  book.refresh();
  expect([find('wspolna.pl'), find('a.pl'), find('b.pl')]).toEqual(['gone', 'a', 'b']);
  expect(told.filter((text) => text.includes('wspolna.pl is claimed by a and b.'))).toHaveLength(2);
  write('b', 'HOSTS=b.pl');
  book.refresh();
  expect(find('wspolna.pl')).toBe('a');
  write('b', 'HOSTS=b.pl wspolna.pl');
  book.refresh();
  write('a', 'HOSTS=wspolna.pl a.pl', 'SEED_SCALE=0.5');
  book.refresh();
  expect([find('wspolna.pl'), find('b.pl')]).toEqual(['a', 'b']);
  rmSync(join(folder, 'a'), { recursive: true });
  book.refresh();
  expect([find('wspolna.pl'), find('a.pl')]).toEqual(['b', 'gone']);
});

it('changed settings close the office before it is opened with the new ones; wrong ones leave it open', async () => {
  write('a', 'HOSTS=a.pl');
  book.refresh();
  const first = book.all()[0];
  await first?.office();
  write('a', 'HOSTS=');
  book.refresh();
  expect(told.at(-1)).toContain('HOSTS in host.env must name at least one host');
  expect(book.all()[0]).toBe(first);
  write('a', 'HOSTS=a.pl', 'RATE_LIMIT=5');
  book.refresh();
  expect(await first?.office()).toBeNull();
  expect(await book.all()[0]?.office()).not.toBeNull();
  expect([opened, closed]).toEqual([['a', 'a'], ['a']]);
  renameSync(folder, `${folder}-away`);
  book.refresh();
  expect(told.at(-1)).toMatch(/HOSTS_DIR .+ cannot be read/);
  expect(find('a.pl')).toBe('a');
  renameSync(`${folder}-away`, folder);
});

it.each([
  ['HOSTS=https://a.pl', /"https:\/\/a\.pl" is none/],
  ['HOSTS=a.pl\nSEED_SCALE=much', /SEED_SCALE must be/],
  ['HOSTS=a.pl\nTRUSTED_PROXIES=1', /TRUSTED_PROXIES holds for the whole process/],
  ['HOSTS=a.pl\nPUBLIC_URL=https://b.pl', /PUBLIC_URL https:\/\/b\.pl leads to none of its HOSTS/],
])('%j is told once and not served', (lines, words) => {
  write('a', lines);
  book.refresh();
  book.refresh();
  expect(told).toEqual([expect.stringMatching(words)]);
  expect(book.all()).toEqual([]);
});

it('a folder without settings is told, and hidden ones and files beside are not looked at', () => {
  mkdirSync(join(folder, 'pusta'));
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, 'README.md'), 'notes');
  book.refresh();
  expect(told).toEqual([expect.stringMatching(/pusta is not served as its folder says: It has no host\.env\./)]);
});
