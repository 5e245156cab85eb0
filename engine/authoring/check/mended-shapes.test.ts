import { expect, it } from 'vitest';
import { buildPack, drop, type Edit, layersOf, put, sampleSurroundings, serviceFile, write } from './cases/sample-pack';
import { checkPack, examinePack } from './check-pack';

const misspeltCall = put('/sources/lata/call', 'lataa');
const wrongTotal = put('/blocks/0/columns/0/total', {});
const overlay = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', office: { name: 'Gmina Sosnówka' } });

const errorsOf = (...edits: readonly Edit[]) =>
  checkPack(buildPack(edits), undefined, sampleSurroundings).problems.flatMap(({ rule, severity, place }) =>
    severity === 'error' ? [`${rule} ${place.pointer}`] : [],
  );

it.each([
  ['a misspelt property', put('/blocks/0/columns/1/formt', 'money'), 'unknown-property /blocks/0/columns/1/formt'],
  ['a property that is no other', put('/blocks/0/zielony', true), 'unknown-property /blocks/0/zielony'],
  ['a misspelt kind of block', put('/blocks/1/block', 'chrt'), 'unknown-block /blocks/1/block'],
  ['a misspelt control', put('/params/rok/control', 'selct'), 'unknown-control /params/rok/control'],
  ['a misspelt format', put('/blocks/0/columns/1/format', 'mony'), 'unknown-format /blocks/0/columns/1/format'],
  ['a value of another type', put('/blocks/0/columns/1/sortable', 'tak'), 'wrong-type /blocks/0/columns/1/sortable'],
  ['a title that is missing', drop('/title'), 'missing-property '],
  ['rows that are missing', drop('/blocks/0/rows'), 'missing-property /blocks/0'],
  ['a list of columns under another name', put('/blocks/0/colums', []), 'unknown-property /blocks/0/colums'],
])('%s is told together with two other mistakes of the file, and nothing that follows from it', (_, slip, told) => {
  // Of a table without rows the types of columns are not known.
  const others = told === 'missing-property /blocks/0' ? [] : ['total-of-text /blocks/0/columns/0/total'];
  expect(errorsOf(slip, misspeltCall, wrongTotal).sort()).toEqual([told, 'unknown-call /sources/lata/call', ...others].sort());
  expect(errorsOf(slip)).toEqual([told]);
});

it('a misspelt property is read under its right name, also where its value is wrong', () => {
  expect(errorsOf(drop('/blocks/0/columns/1/format'), put('/blocks/0/columns/1/formt', 'date'))).toEqual([
    'unknown-property /blocks/0/columns/1/formt',
    'format-mismatch /blocks/0/columns/1/formt',
  ]);
});

it('what stands in a block of a misspelt kind is checked as that of the kind that was meant', () => {
  expect(errorsOf(put('/blocks/0/block', 'tabel'), put('/blocks/0/columns/0/labl', 'Nazwa'))).toEqual([
    'unknown-block /blocks/0/block',
    'unknown-property /blocks/0/columns/0/labl',
  ]);
});

it('an overlay is laid over its base although a property of it is misspelt', () => {
  const change = write(serviceFile, { titel: 'Wpływy', blocks: [{ id: 'tabela', rows: '=dochdy.lista' }] });
  const { problems } = checkPack(buildPack([overlay, change], {}), layersOf(buildPack([])), sampleSurroundings);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ rule, place }) => `${rule} ${place.file}${place.pointer}`);
  expect(errors).toEqual([`unknown-property ${serviceFile}/titel`, `unknown-source ${serviceFile}/blocks/0/rows`]);
});

it('a mended service is not published, and an editor does not get it', () => {
  const { check, pack } = examinePack(buildPack([put('/blocks/0/columns/1/formt', 'money')]), undefined, sampleSurroundings);
  expect(check.pack).toBeNull();
  expect(pack?.services).toEqual([]);
});

it('a file of another kind is told by its shape alone', () => {
  const other = write(serviceFile, { name: 'npm', version: '1.0.0', scripts: { a: 'b' }, dependencies: {} });
  expect(new Set(checkPack(buildPack([other]), undefined, sampleSurroundings).problems.map(({ rule }) => rule))).toEqual(
    new Set(['unknown-property', 'missing-property']),
  );
});

it('a change of a service that the base no longer has is told as such, and so is one of a block or param', () => {
  const changed = { blocks: [{ id: 'mapa', title: 'Mapa' }], params: { miesiac: { label: 'Miesiąc' } } };
  const told = (slug: string) =>
    checkPack(buildPack([overlay, write(`services/${slug}/service.json`, changed)], {}), layersOf(buildPack([])), sampleSurroundings)
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ rule, place, got }) => `${rule} ${place.pointer} ${got}`);
  expect(told('nieruchomosci')).toEqual(['unknown-service  nieruchomosci']);
  expect(told('dochody')).toEqual(['unknown-part /blocks/0/id mapa', 'unknown-part /params/miesiac miesiac']);
});
