import { describe, expect, it } from 'vitest';
import portal from '../../definitions/portal.json';
import { hardSpaces } from '../../engine/values';
import { officeErrors } from '../errors/catalogue';
import { isOfficeText, officeLanguages, officeText, officeTexts, spokenLanguage } from './office-texts';

const polish = officeTexts('pl');
const placesOf = (sentence: string | undefined) => [...(sentence ?? '').matchAll(/{{\w+}}/g)].map(([place]) => place).sort();
const paragraphs = (sentence: string | undefined) => (sentence ?? '').split('\n\n').length;

describe('the texts of the office', () => {
  it('are there in every language that the portal offers', () => {
    expect([...officeLanguages].sort()).toEqual([...portal.languages].sort());
  });

  it.each(officeLanguages)(
    'are the same in %s: every key and no other, in the same order, with the same values and paragraphs',
    (language) => {
      const texts = officeTexts(language);
      expect([...texts.keys()]).toEqual([...polish.keys()]);
      for (const [key, sentence] of texts) {
        expect({ key, places: placesOf(sentence), paragraphs: paragraphs(sentence) }).toEqual({
          key,
          places: placesOf(polish.get(key)),
          paragraphs: paragraphs(polish.get(key)),
        });
        if (key.startsWith('errors.')) expect(sentence, key).toMatch(/^\S.*\.$/);
        if (language === 'pl' || language === 'uk') expect(sentence, key).toBe(hardSpaces(sentence));
      }
    },
  );

  it('name every error, and no other', () => {
    const named = [...polish.keys()].filter((key) => key.startsWith('errors.'));
    expect(named).toEqual(Object.keys(officeErrors).map((name) => `errors.${name}`));
  });

  it('are Polish in a language that the office does not speak', () => {
    expect(officeText('payments.instalment', 'fr', { number: '2' })).toBe('rata 2');
    expect(officeText('payments.instalment', 'de', { number: '2' })).toBe('Rate 2');
    expect([spokenLanguage('fr'), spokenLanguage('de')]).toEqual(['pl', 'de']);
    expect(isOfficeText('toString')).toBe(false);
  });
});
