import { expect, test } from 'vitest';
import { earlierFile, rememberFiles } from './earlier-files';

/** A pack of this many files, the first of them changed as often as `turn` says. */
const pack = (count: number, turn: number) => ({
  files: new Map(Array.from({ length: count }, (_, index) => [index === 0 ? `index.${turn}` : `service${index}`, `${turn}`] as const)),
});

test('a page on the pack before still finds its files, also where a pack is larger than what is kept of earlier ones', () => {
  const desk = {};
  rememberFiles(desk, pack(5_000, 1));
  rememberFiles(desk, pack(5_000, 2));
  expect([earlierFile(desk, 'index.1'), earlierFile(desk, 'index.2'), earlierFile(desk, 'service4999')]).toEqual(['1', '2', '2']);
});

test('the earliest packs are let go after thousands of files, and what says which pack is current is never kept', () => {
  const desk = {};
  for (let turn = 0; turn <= 3_001; turn += 1) rememberFiles(desk, pack(2, turn));
  expect([earlierFile(desk, 'index.0'), earlierFile(desk, 'index.2'), earlierFile(desk, 'index.3001')]).toEqual([null, '2', '3001']);
  rememberFiles(desk, { files: new Map([['current.json', '{}']]) });
  expect(earlierFile(desk, 'current.json')).toBeNull();
  expect(earlierFile({}, 'index.3001')).toBeNull();
});
