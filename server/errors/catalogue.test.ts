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

it('only maintenance is answered with 503, which closes the portal for the resident', () => {
  expect(entries.filter(([, { status }]) => status === 503).map(([name]) => name)).toEqual(['maintenance']);
});
