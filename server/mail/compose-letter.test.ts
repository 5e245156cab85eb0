import { describe, expect, it } from 'vitest';
import { languages } from '../../engine';
import { composeLetter } from './compose-letter';
import { englishLetters } from './letter-texts/english';
import { germanLetters } from './letter-texts/german';
import { polishLetters } from './letter-texts/polish';
import { ukrainianLetters } from './letter-texts/ukrainian';

const office = { portalName: 'Okienko Gminy', officeName: 'Urząd Gminy' };
const kinds = Object.keys(polishLetters.letters) as (keyof typeof polishLetters.letters)[];

describe('a letter', () => {
  it.each(languages)(
    'of every kind is written in %s, without a place left open, an exclamation mark or a torn one-letter word',
    (language) => {
      for (const kind of kinds) {
        const address = 'http://localhost:4000/x?hash=abc';
        const { subject, body, html } = composeLetter({ kind, recipient: 'a@b.example', language, login: 'anna', office, address });
        for (const text of [subject, body]) {
          expect(text).not.toMatch(/{{|}}|!/);
          if (language === 'pl') expect(text).not.toMatch(/(^|\s)[aiouwz] /im);
        }
        expect(subject).toMatch(/^Okienko Gminy: /);
        expect(html).toContain(`<html lang="${language}">`);
        expect(body.endsWith('Urząd Gminy\n')).toBe(true);
      }
    },
  );

  it('says the same in every language: as many paragraphs, and a link where the Polish one has a link', () => {
    for (const { letters } of [englishLetters, germanLetters, ukrainianLetters]) {
      for (const kind of kinds) {
        const polish = polishLetters.letters[kind];
        const other = letters[kind];
        expect([other.paragraphs.length, other.after.length, other.link === null]).toEqual([
          polish.paragraphs.length,
          polish.after.length,
          polish.link === null,
        ]);
      }
    }
  });

  it('carries a hostile login and portal name as text', () => {
    const { subject, html } = composeLetter({
      kind: 'password-changed',
      recipient: 'a@b.example',
      language: 'pl',
      login: '<script>alert(1)</script>',
      office: { ...office, portalName: 'Portal\r\nBcc: x@y.example' },
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<script>');
  });
});
