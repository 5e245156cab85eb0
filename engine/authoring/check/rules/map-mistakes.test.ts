import { expect, test } from 'vitest';
import { buildPack, sampleSurroundings } from '../cases';
import { put } from '../cases/sample-pack';
import { checkPack } from '../check-pack';

/** What the checker says of a map of the sample table. */
function said(map: Readonly<Record<string, unknown>>): readonly string[] {
  const block = { id: 'mapa', block: 'map', title: 'Mapa', table: 'tabela', summary: 'Miejsca.', ...map };
  const { problems } = checkPack(buildPack([put('/blocks/1', block)]), undefined, sampleSurroundings);
  const found = problems.filter(({ rule, place }) => rule !== 'missing-translation' && place.pointer.startsWith('/blocks/1'));
  return found.map(({ rule, place }) => `${rule} ${place.pointer}`);
}

const spot = { latitude: '=row.kwota', longitude: '=row.kwota' };

test('a map names a table, its columns and members of its rows, which give numbers or GeoJSON', () => {
  expect(said({ ...spot, name: 'nazwa', category: 'nazwa' })).toEqual([]);
  expect(said({ ...spot, table: 'tabla' })).toContain('unknown-table /blocks/1/table');
  expect(said({ ...spot, category: 'nazwy' })).toEqual(['unknown-column /blocks/1/category']);
  expect(said({ ...spot, latitude: '=row.szer' })).toEqual(['unknown-path /blocks/1/latitude']);
  expect(said({ ...spot, latitude: '=row.nazwa' })).toEqual(['expression-type /blocks/1/latitude']);
  expect(said({ shape: '=row.nazwa' })).toEqual(['expression-type /blocks/1/shape']);
  expect(said({ ...spot, ground: '=dochody.lista', groundLabel: 'granica' })).toEqual(['expression-type /blocks/1/ground']);
});

test('a map says where its places are, either by both coordinates or by a shape', () => {
  expect(said({})).toEqual(['missing-setting /blocks/1/table']);
  expect(said({ latitude: '=row.kwota' })).toEqual(['missing-setting /blocks/1/latitude']);
  expect(said({ longitude: '=row.kwota' })).toEqual(['missing-setting /blocks/1/longitude']);
  expect(said({ ...spot, ground: "={'type': 'Point'}" })).toEqual(['missing-setting /blocks/1/ground']);
  expect(said({ ...spot, shape: "={'type': 'Point'}" })).toEqual(['idle-setting /blocks/1/latitude', 'idle-setting /blocks/1/longitude']);
});

test('the summary of a map reads how many rows it shows and how many not', () => {
  const summary = (value: string) => ({ text: 'Miejsca: {{ile}}.', values: { ile: { value } } });
  expect(said({ ...spot, summary: summary('=count + missing') })).toEqual([]);
  expect(said({ ...spot, summary: summary('=first.category') })).not.toEqual([]);
});
