import { expect, it } from 'vitest';
import { offeredLanguage, settleLanguage } from './stored-language';

const offered = ['pl', 'en', 'de', 'uk'] as const;

it('a stored language is reset to the default while other languages are off', () => {
  expect(settleLanguage('de', offered, false)).toEqual({ language: 'pl', forget: true });
  expect(settleLanguage('pl', offered, false)).toEqual({ language: 'pl', forget: true });
});

it('without a stored language the default is spoken, whatever is offered', () => {
  expect(settleLanguage(null, offered, false)).toEqual({ language: 'pl', forget: false });
  expect(settleLanguage(null, offered, true)).toEqual({ language: 'pl', forget: false });
});

it('a stored language is kept while other languages are on, one that is not offered is forgotten', () => {
  expect(settleLanguage('uk', offered, true)).toEqual({ language: 'uk', forget: false });
  expect(settleLanguage('uk', ['pl', 'en'], true)).toEqual({ language: 'pl', forget: true });
  expect(settleLanguage('<script>', offered, true)).toEqual({ language: 'pl', forget: true });
});

it.each([
  ['the first that the portal has', ['uk-UA', 'uk', 'en-US'], 'pl', 'uk'],
  ['one behind languages that it has not', ['fr-FR', 'de-AT'], 'pl', 'de'],
  ['none where it is spoken already', ['pl-PL', 'uk'], 'pl', null],
  ['none where the portal has none of them', ['fr', ''], 'pl', null],
  ['none where the browser says nothing', [], 'pl', null],
] as const)('the language that is offered: %s', (_, preferred, spoken, expected) => {
  expect(offeredLanguage(preferred, offered, spoken)).toBe(expected);
});
