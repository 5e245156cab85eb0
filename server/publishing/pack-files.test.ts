import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPackFiles } from './pack-files';

const files = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries));

it('a file that several packs have is held and compressed once', () => {
  const held = createPackFiles();
  const one = held.open(files({ 'a.pl.123.json': 'same', 'current.json': 'of one' }));
  const other = held.open(files({ 'a.pl.123.json': 'same', 'current.json': 'of the other' }));
  expect(other.get('a.pl.123.json')).toBe(one.get('a.pl.123.json'));
  expect(other.get('a.pl.123.json')?.encoded('br')).toBe(one.get('a.pl.123.json')?.encoded('br'));
});

it('two files of one name and other contents stay apart, whatever their names promise', () => {
  const held = createPackFiles();
  const one = held.open(files({ 'a.pl.123.json': 'of one' })).get('a.pl.123.json');
  const other = held.open(files({ 'a.pl.123.json': 'of the other' })).get('a.pl.123.json');
  expect([one?.content, other?.content]).toEqual(['of one', 'of the other']);
  expect(brotliDecompressSync(one?.encoded('br') ?? '').toString()).toBe('of one');
  expect(gunzipSync(other?.encoded('gzip') ?? '').toString()).toBe('of the other');
});
