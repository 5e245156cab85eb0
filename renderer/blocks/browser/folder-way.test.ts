import { expect, it } from 'vitest';
import type { FolderModel } from '../../../engine';
import { wayTo } from './folder-way';

const folder = (name: string, ...folders: FolderModel[]): FolderModel => ({ name, language: null, folders, pages: [], files: [] });
const root = folder('Procedury', folder('Budowa', folder('Zjazdy'), folder('Mapy')), folder('Podatki'));
const at = (search: string) => wayTo(root, 'pliki', { path: '/procedury', search });

it('leads to the opened folder through every folder above it, each with its address', () => {
  expect(at('pliki.folder=1-budowa.2-mapy').way.map(({ folder: { name }, address }) => [name, address])).toEqual([
    ['Procedury', '/procedury'],
    ['Budowa', '/procedury?pliki.folder=1-budowa'],
    ['Mapy', '/procedury?pliki.folder=1-budowa.2-mapy'],
  ]);
});

it('gives the folders in the opened one an address, and keeps what else the address says', () => {
  expect(at('').below(1)).toBe('/procedury?pliki.folder=2-podatki');
  expect(at('rok=2026&pliki.folder=1').below(0)).toBe('/procedury?rok=2026&pliki.folder=1-budowa.1-zjazdy');
  expect(at('rok=2026&pliki.folder=1').way[0].address).toBe('/procedury?rok=2026');
});
