import { describe, expect, it } from 'vitest';
import { buildPack, type Edit, put, raw, sampleSurroundings, serviceFile } from './cases/sample-pack';
import { checkPack } from './check-pack';

function problemsOf(edits: readonly Edit[]): string[] {
  const { problems } = checkPack(buildPack(edits), undefined, sampleSurroundings);
  return problems.map(
    ({ rule, place, suggestion }) => `${rule} ${place.file}${place.pointer}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );
}

describe('what can never be', () => {
  const choice = (more: object) => put('/params/typ', { control: 'select', label: 'Typ', options: [{ id: 'A', label: 'a' }], ...more });
  const where = (formula: string) => put('/blocks/0/where', formula);
  const day = (limits: object) => put('/params/dzien', { control: 'date', label: 'Dzień', ...limits });
  const amount = '/sources/dochody/response/properties/lista/items/properties/kwota';
  const never = ['never-equal', 'impossible-limit', 'value-not-offered', 'rule-argument', 'body-not-sent', 'pdf-without-token'];

  it.each([
    ['an option that is not offered', [choice({}), where("=params.typ == 'B'")], ['never-equal #/blocks/0/where']],
    ['an option on the left', [choice({}), where("='B' != params.typ")], ['never-equal #/blocks/0/where']],
    ['an option that is offered', [choice({}), where("=params.typ == 'A'")], []],
    ['no option', [choice({}), where("=params.typ == ''")], []],
    ['an option that the office names', [where("=params.rok == 'B'")], []],
    [
      'a variant that there is not',
      [put('/variants', [{ id: 'a', title: 'A', path: 'a' }]), where("=variant.id == 'b'")],
      ['never-equal #/blocks/0/where'],
    ],
    ['a day as people write it', [where("=today < '31.12.2026'")], ['never-equal #/blocks/0/where']],
    ['a day that compares', [where("=today < '2026-12-31'")], []],
    ['a default that is not offered', [choice({ default: { value: 'B' } })], ['value-not-offered #/params/typ/default/value']],
    ['a default that is a formula', [choice({ default: { value: "='A'" } })], []],
    [
      'a preset that is not offered',
      [choice({}), put('/variants', [{ id: 'a', title: 'A', path: 'a', preset: { typ: 'B' } }])],
      ['value-not-offered #/variants/0/preset/typ'],
    ],
    ['a last day before the first', [day({ min: '2026-02-01', max: '2025-01-01' })], ['impossible-limit #/params/dzien/min']],
    ['a day that does not exist', [day({ max: '2026-02-31' })], ['impossible-limit #/params/dzien/max']],
    ['one day and the same', [day({ min: '2026-02-01', max: '2026-02-01' })], []],
    ['a contract without values', [put(amount, { type: 'number', minimum: 5, maximum: 1 })], [`impossible-limit #${amount}/minimum`]],
    [
      'a rule of a param with a word for a number',
      [put('/params/t', { control: 'text', label: 'T', rules: [{ rule: 'min-length', argument: 'pięć' }] })],
      ['rule-argument #/params/t/rules/0/argument'],
    ],
    ['a body on a call that sends none', [put('/sources/dochody/body', { a: 1 })], ['body-not-sent #/sources/dochody/body']],
  ])('%s', (_, edits, problems) => {
    const { problems: found } = checkPack(buildPack(edits), undefined, sampleSurroundings);
    expect(found.flatMap(({ rule, place }) => (never.includes(rule) ? [`${rule} #${place.pointer}`] : []))).toEqual(problems);
  });
});

describe('a condition that always comes out the same', () => {
  const told = (formula: string, at = '/blocks/0/visible') =>
    checkPack(buildPack([put(at, formula)]), undefined, sampleSurroundings).problems.flatMap(({ rule, message }) =>
      rule === 'constant-condition' ? [message] : [],
    );

  it.each([
    '=true',
    '=1 > 2',
    '=size(dochody.lista) > 10 && size( dochody.lista ) < 5',
    '=5 > size(dochody.lista) && 10 < size(dochody.lista)',
    '=size(dochody.lista) > 5 && params.rok == 1 && size(dochody.lista) <= 5',
    '=size(dochody.lista) < -1 && (params.rok == 1 && size(dochody.lista) > 1)',
    '=params.rok == 2025 && params.rok == 2026',
    '=params.rok == 2025 && params.rok > 2026',
    '=params.rok == 2025 && params.rok != 2025',
    '=params.rok != 2025 || params.rok != 2026',
    "=today > '2026-12-31' && today < '2026-01-01'",
    "=params.rok == 1 ? today == '2026-12-31' && today == '2026-12-30' : true",
    '=!(params.rok == 2025 && params.rok == 2026)',
  ])('%s is told', (formula) => {
    expect(told(formula)).toHaveLength(1);
  });

  it.each([
    '=size(dochody.lista) > 5 && size(dochody.lista) < 10',
    '=size(dochody.lista) >= 5 && size(dochody.lista) <= 5',
    '=size(dochody.lista) > 10 || size(dochody.lista) < 5',
    '=params.rok == 2025 || params.rok == 2026',
    '=params.rok != 2025 && params.rok != 2026',
    '=params.rok != null && params.rok > 5',
    '=params.rok == null || params.rok > 5',
    '=params.rok == 2025 && chosen.rok == 2026',
    '=dochody.lista.exists(a, a.kwota == 1) && dochody.lista.exists(a, a.kwota == 2)',
    '=hasValue(params.rok)',
  ])('%s is not', (formula) => {
    expect(told(formula)).toEqual([]);
  });

  it('also where no condition stands', () => {
    expect(told('=dochody.lista.filter(w, w.kwota > 10 && w.kwota < 5)', '/blocks/0/rows')).toEqual([
      'w.kwota > 10 and w.kwota < 5 are never true together, so this is never true.',
    ]);
  });

  it('and =true as the last of several cases is none', () => {
    const cases = (last: string) => put('/blocks/0/columns/0/cases', [{ id: 'a', when: last, text: 'A' }]);
    const found = (last: string) => problemsOf([cases(last)]).filter((line) => line.startsWith('constant-condition'));
    expect(found('=true')).toEqual([]);
    expect(found('=false')).toEqual([`constant-condition ${serviceFile}/blocks/0/columns/0/cases/0/when`]);
  });
});

it('a filter of a column whose table has pages of the office is told', () => {
  const found = (...edits: readonly Edit[]) => problemsOf(edits).filter((line) => line.startsWith('idle-setting'));
  const filter = put('/blocks/0/columns/0/filter', 'choice');
  expect(found(filter)).toEqual([]);
  expect(found(filter, put('/blocks/0/pages', { page: 'rok', count: '=1' }))).toEqual([
    `idle-setting ${serviceFile}/blocks/0/columns/0/filter`,
  ]);
});

it('a unit that its format does not show is told at its name', () => {
  expect(problemsOf([put('/blocks/0/columns/1/unit', 'm2')])).toEqual([`unit-of-format ${serviceFile}/blocks/0/columns/1/unit`]);
});

it('names, numbers, addresses and single words are no texts left in Polish', () => {
  const english = 'services/dochody/en.json';
  const found = (words: string) => problemsOf([put('/title', words), put('/title', words, english)]);
  expect(found('Dochody  gminy według źródeł')).toEqual([`untranslated ${english}/title`]);
  for (const words of [
    'Urząd Gminy Brzezie, ul. Długa 5',
    'PIT-37 (2026)',
    'Faktura',
    'bok@gmina.example, https://gmina.example/sprawy/podatki',
  ])
    expect(found(words)).toEqual([]);
});

it('a label of more than 300 characters is told, and one of 300 is not', () => {
  const found = (length: number) => problemsOf([put('/blocks/0/columns/0/label', 'N'.repeat(length))]);
  expect(found(301)).toEqual([`untidy-label ${serviceFile}/blocks/0/columns/0/label`]);
  expect(found(300)).toEqual([]);
});

it('names of things with conditions may be equal, because perhaps only one is there', () => {
  const label = put('/blocks/0/columns/1/label', 'Nazwa');
  expect(problemsOf([label])).toEqual([`same-label ${serviceFile}/blocks/0/columns/1/label`]);
  expect(problemsOf([label, put('/blocks/0/columns/1/visible', '=params.rok == 2025')])).toEqual([]);
});

it('a site over http is told for pages and forms, but not one on the own machine', () => {
  const found = (name: string, origin: string) => problemsOf([put(`/${name}`, [origin], 'portal.json')]);
  expect(found('formOrigins', 'http://bank.example')).toEqual(['insecure-origin portal.json/formOrigins/0 → https://bank.example']);
  expect(found('embedOrigins', 'http://localhost:8080')).toEqual([]);
});

it('a translation of spaces and one with HTML are told where they stand', () => {
  const english = 'services/dochody/en.json';
  expect(problemsOf([put('/title', '   ', english)])).toEqual([`blank-text ${english}/title`]);
  expect(problemsOf([put('/title', 'A&nbsp;b', english)])).toEqual([`markup-in-text ${english}/title`]);
});

it('a definition saved with .txt behind its name is told', () => {
  expect(problemsOf([raw('services/x/service.json.txt', '{}')])).toEqual([
    'unknown-file services/x/service.json.txt → services/x/service.json',
  ]);
});
