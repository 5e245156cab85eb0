import { expect, it } from 'vitest';
import { offeredLanguage } from './offered-language';

const known = ['pl', 'en', 'de', 'uk'] as const;

it.each([
  ['the first that the portal has', ['uk-UA', 'uk', 'en-US'], 'pl', 'uk'],
  ['one behind languages that it has not', ['fr-FR', 'de-AT'], 'pl', 'de'],
  ['none where it is spoken already', ['pl-PL', 'uk'], 'pl', null],
  ['none where the portal has none of them', ['fr', ''], 'pl', null],
  ['none where the browser says nothing', [], 'pl', null],
] as const)('the language that is offered: %s', (_, preferred, spoken, offered) => {
  expect(offeredLanguage(preferred, known, spoken)).toBe(offered);
});
