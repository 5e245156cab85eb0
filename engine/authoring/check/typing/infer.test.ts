import { describe, expect, it } from 'vitest';
import { anyType, booleanType, listOf, numberType, objectOf, type StaticType, stringType, withNull } from '../../../language/static-type';
import { word } from '../../messages';
import { parseFormula } from './formula';
import type { FormulaFinding } from './formula-finding';
import { inferType } from './infer';
import { typeInWords } from './type-in-words';

const row = objectOf({
  nazwa: stringType,
  kwota: withNull(numberType),
  oplacona: booleanType,
  raty: listOf(objectOf({ rata: numberType })),
});
const scope = new Map<string, StaticType>([
  ['row', row],
  ['lista', objectOf({ pozycje: listOf(row) })],
  ['params', objectOf({ rok: numberType, od: withNull(stringType) })],
  ['codes', objectOf({ stan: { kind: 'map', nullable: false, value: objectOf({ label: stringType }) } })],
  ['config', { kind: 'map', nullable: true, value: anyType }],
  ['today', stringType],
]);

function infer(expression: string): { readonly type: string; readonly findings: readonly FormulaFinding[] } {
  const formula = parseFormula(expression);
  if (!formula.ok) throw new Error(word(formula.message, 'en'));
  const findings: FormulaFinding[] = [];
  const type = inferType(formula.tree, scope, ({ start, end }, finding) => findings.push({ ...finding, start, end }));
  return { type: word(typeInWords(type), 'en'), findings };
}

describe('inferType', () => {
  it.each([
    ['=row.kwota', 'a number, may be empty'],
    ['=row.kwota * 2 + 0.5', 'a number'],
    ['=row.kwota == null || row.kwota > 100', 'true or false'],
    ['=params.od == null ? today : params.od', 'a text, may be empty'],
    ['=lista.pozycje.filter(p, p.oplacona)', 'a list'],
    ['=lista.pozycje.filter(p, p.oplacona)[0].nazwa', 'a text'],
    ['=lista.pozycje.groupBy(p, p.nazwa)[0].key', 'a text'],
    ['=lista.pozycje.groupBy(p, p.nazwa)[0].items[0].kwota', 'a number, may be empty'],
    ['=lista.pozycje.map(p, p.nazwa)[0]', 'a text'],
    ['=lista.pozycje.map(p, p.oplacona, p.kwota)[0]', 'a number, may be empty'],
    ['=lista.pozycje.exists(p, p.raty.all(r, r.rata > 0))', 'true or false'],
    ['=sum(lista.pozycje.map(p, p.kwota))', 'a number'],
    ['=greatest(lista.pozycje.map(p, p.nazwa))', 'a text, may be empty'],
    ["=text(row.kwota) + '.pdf'", 'a text'],
    ['=size(lista.pozycje)', 'a number'],
    ['=row.nazwa.size() > 3', 'true or false'],
    ["=row.nazwa in ['a', 'b']", 'true or false'],
    ['=codes.stan[row.nazwa].label', 'a text'],
    ['=config.flaga', 'a value'],
    ['=has(row.kwota)', 'true or false'],
    ['=-row.kwota', 'a number'],
    ["=[1, 'a']", 'a list'],
  ])('takes %s for %s', (expression, type) => {
    expect(infer(expression)).toEqual({ type, findings: [] });
  });

  it.each([
    ['=row.kwta', 'unknown-path', 'kwta', 'kwota'],
    ['=lista.pozycje.map(p, p.nazw)', 'unknown-path', 'nazw', 'nazwa'],
    ['=params.rk', 'unknown-param', 'rk', 'rok'],
    ['=codes.stn[row.nazwa].label', 'unknown-code-table', 'stn', 'stan'],
    ['=listy.pozycje', 'unknown-source', 'listy', 'lista'],
    ['=option', 'unknown-variable', 'option', undefined],
    ['=uniqe(lista.pozycje)', 'unknown-function', 'uniqe(lista.pozycje)', 'unique'],
    ['=row.nazwa.startWith(today)', 'unknown-function', 'row.nazwa.startWith(today)', 'startsWith'],
    ['=row.nazwa * 2', 'expression-type', 'row.nazwa', undefined],
    ['=row.nazwa == 1', 'expression-type', 'row.nazwa == 1', undefined],
    ["=row.kwota + 'zł'", 'expression-type', "row.kwota + 'zł'", undefined],
    ['=row.kwota && true', 'expression-type', 'row.kwota', undefined],
    ['=row.nazwa.filter(p, true)', 'expression-type', 'row.nazwa', undefined],
    ['=lista.pozycje.filter(p, p.kwota)', 'expression-type', 'p.kwota', undefined],
    ['=lista.pozycje.groupBy(p, lista.pozycje)', 'expression-type', 'lista.pozycje', undefined],
    ['=lista.pozycje.groupBy(p, p.nazwa)[0].kwota', 'unknown-path', 'kwota', undefined],
    ['=lista.pozycje.sort()', 'expression-type', 'lista.pozycje', undefined],
    ['=lista.pozycje.sort(p, lista.pozycje)', 'expression-type', 'lista.pozycje', undefined],
    ['=lista.pozycje.sort(p, p.nazwa)[0].nazw', 'unknown-path', 'nazw', 'nazwa'],
    ["=plural(1, {'one': 'a', 'few': 'b'})", 'expression-type', "{'one': 'a', 'few': 'b'}", undefined],
    ["=plural(1, {'jeden': 'a', 'other': 'b'})", 'expression-type', "{'jeden': 'a', 'other': 'b'}", undefined],
    ["=moneyText(1, 'pl')", 'expression-type', "moneyText(1, 'pl')", undefined],
    ['=daysBetween(today, 5)', 'expression-type', '5', undefined],
    ['=not(row.oplacona)', 'unknown-function', 'not(row.oplacona)', undefined],
    ['=flatten(lista.pozycje)', 'unknown-function', 'flatten(lista.pozycje)', 'flat'],
    ['=row.kwota == NULL', 'unknown-variable', 'NULL', 'null'],
    ['=lista.pozycje.nazwa', 'expression-type', 'nazwa', undefined],
    ["=lista.pozycje['a']", 'expression-type', "'a'", undefined],
    ['=sum(row.kwota)', 'expression-type', 'row.kwota', undefined],
    ['=sum(lista.pozycje, 2)', 'expression-type', 'sum(lista.pozycje, 2)', undefined],
    ['=row.oplacona < true', 'expression-type', 'row.oplacona < true', undefined],
  ])('finds in %s %s at %s', (expression, rule, part, suggestion) => {
    const [finding, ...more] = infer(expression).findings;
    expect(more).toEqual([]);
    expect(finding?.rule).toBe(rule);
    expect(expression.slice(1).slice(finding?.start, finding?.end)).toBe(part);
    expect(finding?.suggestion ?? undefined).toBe(suggestion);
  });

  it('finds all that is wrong in one formula', () => {
    expect(infer('=row.a + row.b > params.c').findings.map(({ got }) => got)).toEqual(['a', 'b', 'c']);
  });
});
