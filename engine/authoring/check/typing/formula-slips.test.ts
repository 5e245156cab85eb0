import { expect, it } from 'vitest';
import { word } from '../../messages';
import { parseFormula } from './formula';

function told(expression: string): string {
  const formula = parseFormula(expression);
  return formula.ok ? 'no fault' : `${expression.slice(formula.start, formula.end)} | ${word(formula.message, 'en')}`;
}

it.each([
  ['=(row.a + 1', '( | the bracket ( is not closed: ) is missing'],
  ['=size(row.a', '( | the bracket ( is not closed: ) is missing'],
  ['=[1, 2)', '[ | the bracket [ is not closed: ] is missing'],
  ['=row.a)', ') | the bracket ) closes nothing: one is too many, or the opening one is missing'],
  ['=row.a and row.b', 'and | and is no word of formulas: write &&'],
  ['=row.a OR row.b', 'OR | OR is no word of formulas: write ||'],
  ['=not row.a', 'not | not is no word of formulas: write !'],
  ['=row.a * 0,5', ', | a number is written with a point: 0.5 instead of 0,5'],
  ['=fixed(row.a; 2)', '; | a formula has no semicolon: values in brackets are separated by commas, and nothing stands at its end'],
  ["=row.a == 'woda", "'woda | the text has no closing '"],
  ['=row.a = 1', '= | formulas do not know = here: write =='],
  ['=row.a => 1', '=> | formulas do not know => here: write >='],
  ['=row.a <> 1', '<> | formulas do not know <> here: write !='],
  ['=row.a & row.b', '& | formulas do not know & here: write &&'],
  ['=row.a == „woda”', "„ | the sign „ does not enclose a text: write straight quotes, as in 'text'"],
  ['=row.a +', '+ | the formula breaks off: after + a value is missing'],
  ['=row.a row.b', 'row | something is missing before row, such as an operator, a comma or a dot'],
  ['=', '= | nothing follows the sign ='],
  ['=* 2', '* | * does not fit here'],
])('%s is told in words of its author, at its place', (expression, expected) => {
  expect(told(expression)).toBe(expected);
});

it('a name with a Polish letter is told with that letter, in Polish as well', () => {
  expect(told('=row.opłata')).toMatch(/^ł \| a name cannot have the letter ł: /);
  const formula = parseFormula('=row.opłata');
  expect(formula.ok || word(formula.message, 'pl')).toMatch(/^nazwa nie może mieć litery ł: /);
});

it.each(["=row.a == 'x && y; 0,5 = ł and „'", '=fixed(0,5)', '=[1,5]', "=row.a == 'it\\'s'"])('%s has no such fault', (expression) => {
  expect(told(expression)).toBe('no fault');
});
