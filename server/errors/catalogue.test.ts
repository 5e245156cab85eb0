import { expect, it } from 'vitest';
import { languages } from '../../engine';
import { officeErrors } from './catalogue';

const entries = Object.entries(officeErrors);

it('every error has a number of its own and a sentence in every language', () => {
  expect(new Set(entries.map(([, { kod }]) => kod)).size).toBe(entries.length);
  for (const [name, { opis }] of entries) {
    for (const language of languages) expect(opis[language], name).toMatch(/^\S.*\.$/);
  }
});

it('503, which closes the portal for the resident, is answered only while nothing of the office can be had', () => {
  const names = entries.filter(([, { status }]) => status === 503).map(([name]) => name);
  expect(names).toEqual(['maintenance', 'databaseUnavailable', 'stopping']);
});
