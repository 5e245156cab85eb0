import { expect, it } from 'vitest';
import type { FolderModel } from '../../../engine';
import { parsePlace, trailTo } from './folder-place';

const folder = (name: string, ...folders: FolderModel[]): FolderModel => ({ name, folders, pages: [], files: [] });
const root = folder('Procedury', folder('Budowa', folder('Zjazdy'), folder('Mapy')), folder('Podatki'));
const names = (place: readonly number[]) => trailTo(root, place).map(({ name }) => name);

it('leads to the opened folder through every folder above it', () => {
  expect(names([])).toEqual(['Procedury']);
  expect(names([0, 1])).toEqual(['Procedury', 'Budowa', 'Mapy']);
});

it('leads as far as there are folders when the kept place is gone', () => {
  expect(names([0, 7])).toEqual(['Procedury', 'Budowa']);
  expect(names([9])).toEqual(['Procedury']);
});

it.each([null, undefined, 'x', {}, [-1], ['0'], [0.5], [null]])('takes %j from the history for the first folder', (kept) => {
  expect(parsePlace(kept)).toEqual([]);
});

it('keeps a place that the history brings back', () => {
  expect(parsePlace([1, 0])).toEqual([1, 0]);
});
