import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../engine';
import { officeErrors } from './catalogue';
import { errorSentences } from './sentences';

const entries = Object.entries(officeErrors);
const placesOf = (sentence: string | undefined) => [...(sentence ?? '').matchAll(/{{\w+}}/g)].map(([place]) => place).sort();

it('every error has a number of its own', () => {
  expect(new Set(entries.map(([, { kod }]) => kod)).size).toBe(entries.length);
});

it('every language has a file with the sentences of all errors and no other, with the same values in them', () => {
  const files = readdirSync(join(import.meta.dirname, 'texts')).sort();
  expect(files).toEqual(languages.map((language) => `${language}.json`).sort());
  for (const language of languages) {
    const sentences = errorSentences(language);
    expect([...sentences.keys()], language).toEqual(Object.keys(officeErrors));
    for (const [name, sentence] of sentences) {
      expect(sentence, `${language} ${name}`).toMatch(/^\S.*\.$/);
      expect(placesOf(sentence), `${language} ${name}`).toEqual(placesOf(errorSentences('pl').get(name)));
    }
  }
});

it('503, which closes the portal for the resident, is answered only while nothing of the office can be had', () => {
  const names = entries.filter(([, { status }]) => status === 503).map(([name]) => name);
  expect(names).toEqual(['maintenance', 'databaseUnavailable', 'stopping']);
});
