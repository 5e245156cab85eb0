import { expect, test } from 'vitest';
import { buildPack, sampleSurroundings } from '../cases';
import { put } from '../cases/sample-pack';
import { checkPack } from '../check-pack';

/** What the checker says of the picture of tiles that a formula names. */
function said(icon: string): readonly unknown[] {
  const tiles = {
    id: 'kafelki',
    block: 'tiles',
    title: 'Tu',
    rows: '=dochody.lista',
    label: '=row.nazwa',
    link: "='/'",
    whenEmpty: 'Nic',
    icon,
  };
  const { problems } = checkPack(buildPack([put('/blocks/1', tiles)]), undefined, sampleSurroundings);
  return problems.filter(({ rule }) => rule === 'missing-picture').map(({ place, suggestion }) => [place.pointer, suggestion]);
}

test('a picture of tiles that is written in their formula is one of the pictures, also where a condition chooses it', () => {
  expect(said("='watter'")).toEqual([['/blocks/1/icon', 'water']]);
  expect(said("=row.kwota > 0 ? 'budget' : 'formm'")).toEqual([['/blocks/1/icon', 'form']]);
  expect(said("=row.kwota > 0 ? 'budget' : 'form'")).toEqual([]);
  expect(said('=row.nazwa + row.nazwa')).toEqual([]);
});
