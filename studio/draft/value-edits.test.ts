import { expect, it } from 'vitest';
import { valueEdits } from './value-edits';

const file = 'services/a/service.json';

it('says only what is different: a member, an item by its id, a list whose items came or went', () => {
  const was = {
    title: 'A',
    hidden: true,
    blocks: [
      { id: 'x', title: 'X' },
      { id: 'y', n: 1 },
    ],
    list: [1, 2],
  };
  const now = {
    title: 'B',
    blocks: [
      { id: 'x', title: 'XX' },
      { id: 'y', n: 1 },
    ],
    list: [1],
    'a/b': null,
  };
  expect(valueEdits(file, '', was, now)).toEqual([
    { file, path: '/title', set: 'B', was: 'A' },
    { file, path: '/hidden', remove: true, was: true },
    { file, path: '/blocks/x/title', set: 'XX', was: 'X' },
    { file, path: '/list', set: [1], was: [1, 2] },
    { file, path: '/a~1b', set: null, was: null },
  ]);
  expect(valueEdits(file, '/blocks', [{ id: 'x' }, { id: 'y' }], [{ id: 'y' }, { id: 'x' }])).toHaveLength(1);
  expect(valueEdits(file, '', now, now)).toEqual([]);
});
