import { expect, it } from 'vitest';
import polish from '../../../definitions/texts/pl.json';
import ukrainian from '../../../definitions/texts/uk.json';
import { createEvaluator, scopeOf } from '../../expressions';
import { createCel } from '../../expressions/cel';
import type { Language } from '../../values/language';
import { compilePack } from './compile-pack';
import { callsFurther, inLanguage } from './further-calls';
import { buildDefinition, buildPack } from './pack-for-tests';

const cel = createCel();

const currencies: Readonly<Partial<Record<Language, string>>> = {
  pl: polish['engine.currency'],
  uk: ukrainian['engine.currency'],
};

function inWords(expression: string, language: Language): unknown {
  return createEvaluator(null, inLanguage({ [expression]: cel.read(expression) }, { language, currency: currencies[language] ?? '' }))(
    expression,
    scopeOf({}),
  );
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

it('an amount has the currency that the texts of the municipality say', () => {
  const definition = buildDefinition('oplaty', { title: 'Opłaty', values: { suma: '=moneyText(1)' } });
  const pack = buildPack([definition], { texts: { pl: { 'engine.currency': 'PLN brutto' }, en: {} } });
  const chunks = [...compilePack(pack).files].filter(([name]) => /^oplaty\.(?:pl|en)\./.test(name));
  expect(chunks.map(([, chunk]) => createEvaluator(null, JSON.parse(chunk).formulas)('=moneyText(1)', scopeOf({})))).toEqual([
    '1,00\u00a0PLN brutto',
    '1,00\u00a0PLN brutto',
  ]);
});
