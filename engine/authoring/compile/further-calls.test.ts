import { expect, it } from 'vitest';
import polish from '../../../definitions/texts/pl.json';
import ukrainian from '../../../definitions/texts/uk.json';
import { createEvaluator, scopeOf } from '../../expressions';
import { createCel } from '../../expressions/cel';
import type { Language } from '../../values/language';
import { callsFurther, inLanguage } from './further-calls';

const cel = createCel();

function inWords(expression: string, language: Language): unknown {
  return createEvaluator(null, inLanguage({ [expression]: cel.read(expression) }, language))(expression, scopeOf({}));
}

it('an amount and the form for a number follow the language of the page, wherever they stand in a formula', () => {
  const amount = "='do ' + moneyText(12.5)";
  expect(inWords(amount, 'pl')).toBe(`do 12,50\u00a0${polish['engine.currency']}`);
  expect(inWords(amount, 'uk')).toBe(`do 12,50\u00a0${ukrainian['engine.currency']}`);
  const words = "=[1, 2, 5].map(n, plural(n, {'one': 'a', 'few': 'b', 'many': 'c', 'other': 'd'}))";
  expect(inWords(words, 'pl')).toEqual(['a', 'b', 'c']);
  expect(inWords(words, 'en')).toEqual(['a', 'd', 'd']);
});

it('only what calls a further function, at any depth, asks a page to load them', () => {
  expect(callsFurther([{ a: cel.read('=[1].map(n, n > 0 ? round(n) : 0)') }])).toBe(true);
  expect(callsFurther([{ a: cel.read("=number('1') + size([row.round])"), label: 'round' }])).toBe(false);
});
