import { expect, it } from 'vitest';
import { buildPack, sampleSurroundings } from '../check/cases';
import { put, serviceFile } from '../check/cases/sample-pack';
import { evaluateAt, openPack, readableAt } from '.';

const open = openPack(
  buildPack([
    put('/values', { suma: '=sum(dochody.lista.map(d, d.kwota))' }),
    put('/sources/dochody/response/properties/lista/items/properties/nazwa/enum', ['Podatek', 'Opłata']),
    put('/blocks/0/columns/1/format', 'money'),
  ]),
  undefined,
  sampleSurroundings,
);

it('lists what a formula may read, the row first, with the words of columns and of params', () => {
  const fields = readableAt(open, serviceFile, '/blocks/0/columns/1/value');
  if (!fields.ok) throw new Error(fields.why.id);
  const byName = new Map(fields.answer.map((field) => [field.path.join('.'), field]));
  expect([...byName.keys()].slice(0, 2)).toEqual(['row.nazwa', 'row.kwota']);
  expect(byName.get('row.nazwa')).toMatchObject({ kind: 'string', label: 'Nazwa', words: ['Podatek', 'Opłata'] });
  expect(byName.get('params.rok')).toMatchObject({ label: 'Rok' });
  expect(byName.get('values.suma')).toMatchObject({ kind: 'number', help: '=sum(dochody.lista.map(d, d.kwota))' });
  expect(readableAt(open, serviceFile, '/__proto__/x')).toMatchObject({ ok: false });
});

it.each([
  ['=row.kwota', /^1,00/],
  ['=row.nazwa', /^Podatek$/],
  ['=row.kwota != null', { id: 'value-yes' }],
  ['=dochody.lista', { id: 'list-of' }],
  ['=null', { id: 'an-empty-value' }],
])('shows what %s gives as the screen shows it', (formula, shown) => {
  const answer = evaluateAt(open, serviceFile, '/blocks/0/columns/1/value', formula);
  if (!answer.ok) throw new Error(answer.why.id);
  const [first] = answer.answer.results;
  if (shown instanceof RegExp) expect(first?.shown).toMatch(shown);
  else expect(first?.shown).toMatchObject(shown);
});

it('gives up a formula that goes through too much, at once, also where conditions would go on', () => {
  const digits = '[0,1,2,3,4,5,6,7,8,9]';
  const nested = (call: string, inner: string) =>
    Array.from('abcdefgh').reduceRight((by, name) => `${digits}.${call}(${name}, ${by})`, inner);
  const doubled = Array.from('abcdefghijkl').reduce(
    (of, name) => `[${of}].map(${name}, ${name} + ${name} + ${name} + ${name})[0]`,
    "'tekst'",
  );
  for (const formula of [
    `=size(${nested('map', '1')})`,
    `=${nested('exists', '1 == 2')}`,
    `=${nested('exists', 'row.nazwa.brak')}`,
    `=${doubled}`,
  ]) {
    const answer = evaluateAt(open, serviceFile, '/blocks/0/columns/1/value', formula);
    expect(answer).toMatchObject({ ok: true });
    if (answer.ok)
      expect(answer.answer.results.map(({ fault }) => fault?.id)).toEqual(['place-too-costly', 'place-too-costly', 'place-too-costly']);
  }
});
