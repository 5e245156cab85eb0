import { describe, expect, it } from 'vitest';
import { readScenarios } from '../scenarios/read-scenarios';
import { buildPack, type Edit, put, sampleSurroundings, second, serviceFile, write } from './cases/sample-pack';
import { checkPack } from './check-pack';

const problemsOf = (...edits: readonly Edit[]) => checkPack(buildPack(edits), undefined, sampleSurroundings).problems;
const told = (rule: string, ...edits: readonly Edit[]) =>
  problemsOf(...edits).flatMap((problem) => (problem.rule === rule ? [`${problem.place.file}${problem.place.pointer}`] : []));

describe('a condition that an earlier one leaves nothing', () => {
  const conditions = (formula: string) => told('constant-condition', put('/blocks/0/columns/0/value', formula));

  it.each([
    "=row.kwota > 10 ? 'a' : row.kwota > 20 ? 'b' : 'c'",
    "=row.nazwa == 'A' ? 'a' : row.nazwa=='A' ? 'b' : 'c'",
    "=row.nazwa.startsWith('A') ? 'a' : (row.nazwa.startsWith( 'A' ) ? 'b' : 'c')",
    "=row.kwota == 1 ? 'a' : row.kwota == 2 ? 'b' : row.kwota == 1 ? 'c' : 'd'",
  ])('is told in %s', (formula) => {
    expect(conditions(formula)).toEqual([`${serviceFile}/blocks/0/columns/0/value`]);
  });

  it.each([
    "=row.kwota > 20 ? 'a' : row.kwota > 10 ? 'b' : 'c'",
    "=row.kwota > 10 ? 'a' : row.kwota == null ? 'b' : 'c'",
    "=row.nazwa == 'A' ? 'a' : row.nazwa == 'B' ? 'b' : 'c'",
    "=row.nazwa == 'A' ? (row.kwota > 1 ? 'a' : 'b') : row.kwota > 1 ? 'c' : 'd'",
  ])('and none in %s', (formula) => {
    expect(conditions(formula)).toEqual([]);
  });

  it('is told in a list of cases, with the one that is always true and not the last', () => {
    const cases = (...whens: readonly string[]) =>
      told(
        'constant-condition',
        put(
          '/blocks/0/columns/0/cases',
          whens.map((when, index) => ({ id: `c${index}`, when, text: `${index}` })),
        ),
      ).map((place) => place.slice(-6));
    expect(cases('=row.kwota > 10', '=row.kwota > 20', '=true')).toEqual(['1/when']);
    expect(cases('=row.kwota > 20', '=row.kwota > 10', '=true')).toEqual([]);
    expect(cases('=true', '=row.kwota > 10')).toEqual(['0/when']);
  });
});

describe('the schema that a file names', () => {
  it.each([
    ['portal.json', 'schema/service.schema.json'],
    ['calls.json', 'https://okienko.example/schema/portal.schema.json'],
    ['texts/en.json', '../schema/calls.schema.json'],
    ['services/dochody/en.json', '../../schema/service.schema.json'],
    ['portal.en.json', 'schema/portal.schema.json'],
    [serviceFile, '../../schema/servis.schema.json'],
  ])('of %s is told when it is %s', (file, schema) => {
    expect(told('schema-of-file', put('/$schema', schema, file))).toEqual([`${file}/$schema`]);
  });

  it('may lie anywhere, and be that of a change', () => {
    expect(told('schema-of-file', put('/$schema', 'https://okienko.example/v2/service-overlay.schema.generated.json'))).toEqual([]);
  });

  it('is read in scenarios too', () => {
    const files = buildPack([write('services/dochody/scenarios.json', { $schema: '../../schema/service.schema.json', scenarios: [] })]);
    expect(readScenarios(files, null).problems.map(({ rule }) => rule)).toContain('schema-of-file');
  });
});

it('a default that the contract does not allow is told in calls and answers', () => {
  const contract = { type: 'integer', default: 'pięć', description: 'Year.' };
  expect(told('wrong-example', put('/calls/lata/query', { rok: contract }, 'calls.json'))).toEqual([
    'calls.json/calls/lata/query/rok/default',
  ]);
  const year = '/sources/dochody/response/properties/rok';
  expect(told('wrong-example', put(year, contract))).toEqual([`${serviceFile}${year}/default`]);
});

it('limits of what a shared call is sent are told', () => {
  const sent = { rok: { type: 'integer', minimum: 9, maximum: 2, description: 'Year.' } };
  expect(told('impossible-limit', put('/calls/lata/query', sent, 'calls.json'))).toEqual(['calls.json/calls/lata/query/rok/minimum']);
});

it('texts of the catalogue are read like those of definitions', () => {
  const english = 'texts/en.json';
  const both = (polish: string, translation: string) => [put('/a.label', polish, 'texts/pl.json'), put('/a.label', translation, english)];
  expect(told('blank-text', ...both('Nazwa', '  '))).toEqual([`${english}/a.label`]);
  expect(told('single-braces', ...both('Nazwa', 'Name {a}'))).toEqual([`${english}/a.label`]);
  expect(told('untidy-label', ...both('Nazwa\nwiersza', 'Name'))).toEqual(['texts/pl.json/a.label']);
  expect(told('markup-in-text', ...both('Nazwa', '<b>Name</b>'))).toEqual([`${english}/a.label`]);
});

it('groups, links of the menu and services of a group need names of their own', () => {
  const twice = [
    { id: 'a', label: 'Kontakt', goTo: '/a' },
    { id: 'b', label: 'kontakt', goTo: '/b' },
  ];
  expect(told('same-label', put('/footer', twice, 'portal.json'))).toEqual(['portal.json/footer/1/label']);
  expect(told('same-label', put('/groups/1', { id: 'inna', title: 'Budżet' }, 'portal.json'))).toEqual(['portal.json/groups/1/title']);
  expect(told('same-label', second('wydatki', { title: 'Dochody' }))).toEqual(['services/wydatki.json/title']);
  const elsewhere = [
    put('/groups/1', { id: 'inna', title: 'Inna' }, 'portal.json'),
    second('wydatki', { title: 'Dochody', group: 'inna' }),
  ];
  expect(told('same-label', ...elsewhere)).toEqual([]);
});

it('every protected screen of a portal without session is told', () => {
  const guarded = { access: { protected: true } };
  expect(told('protected-without-session', put('/access', guarded.access), second('wydatki', guarded))).toHaveLength(2);
});

it('a name that no screen takes is told also where a formula says which screen is opened', () => {
  const card = second('karta', { state: { numer: { schema: { type: 'string', description: 'Number.' }, otherwise: '/uslugi/dochody' } } });
  const goTo = "=row.kwota > 1 ? '/uslugi/karta' : '/uslugi/dochody'";
  const opened = (state: object) => put('/blocks/0/actions', [{ id: 'karta', action: 'open', label: 'Karta', goTo, state }]);
  expect(told('handed-state', card, opened({ numr: '=row.nazwa' }))).toEqual([`${serviceFile}/blocks/0/actions/0/state/numr`]);
  expect(told('handed-state', card, opened({ numer: '=row.nazwa' }))).toEqual([]);
});

it('two PDFs of one call are told unless their queries are told apart by what is written', () => {
  const pdf = (query: object) => second('wydatki', { pdf: { endpoint: '/dochody/pdf', fileName: 'wydatki.pdf', query } });
  expect(told('pdf-call-duplicate', pdf({}))).toEqual(['services/wydatki.json/pdf/endpoint']);
  expect(told('pdf-call-duplicate', pdf({ czego: 'wydatki' }))).toEqual([]);
});
