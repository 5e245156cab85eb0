import { describe, expect, it } from 'vitest';
import { officeLanguages, officeTexts } from '../texts/office-texts';
import { composeLetter, type LetterKind } from './compose-letter';

const office = { portalName: 'Okienko Gminy', officeName: 'Urząd Gminy' };
const kinds = [...officeTexts('pl').keys()].flatMap(
  (key) => (/^letters\.(.+)\.subject$/.exec(key)?.[1] ?? []) as LetterKind[] | LetterKind,
);

describe('a letter', () => {
  it.each(officeLanguages)(
    'of every kind is written in %s, without a place left open, an exclamation mark or a torn one-letter word',
    (language) => {
      for (const kind of kinds) {
        const address = 'http://localhost:4000/x?hash=abc';
        const { subject, body, html } = composeLetter({
          kind,
          recipient: 'a@b.example',
          language,
          login: 'anna',
          office: () => office,
          address,
          stop: 'http://localhost:4000/stop?kod=7&x=1',
          values: { number: 'ZW/1/2026', until: '05.12.2026', content: 'Przeciek.\n\nOd wczoraj.', lines: 'Termin.', left: '9' },
        });
        for (const text of [subject, body]) {
          expect(text).not.toMatch(/{{|}}|!/);
          if (language === 'pl') expect(text).not.toMatch(/(^|\s)[aiouwz] /im);
        }
        expect(subject).toMatch(/^Okienko Gminy: /);
        if (kind === 'reminder') expect(html).toContain('<a href="http://localhost:4000/stop?kod=7&amp;x=1">http');
        expect(html).toContain(`<html lang="${language}">`);
        expect(body.endsWith('Urząd Gminy\n')).toBe(true);
      }
    },
  );

  it('is Polish, with the Polish names of the office, for a reader whose language the office does not write', () => {
    const names = (language: string) => ({ ...office, officeName: `${language} ${office.officeName}` });
    const { language, html, body } = composeLetter({
      kind: 'activation',
      recipient: 'a@b.example',
      language: 'fr',
      login: 'anna',
      office: names,
    });
    expect({ language, marked: html.includes('<html lang="pl">') }).toEqual({ language: 'pl', marked: true });
    expect(body).toContain('pl Urząd Gminy');
  });

  it('carries a hostile login and portal name as text', () => {
    const { subject, html } = composeLetter({
      kind: 'password-changed',
      recipient: 'a@b.example',
      language: 'pl',
      login: '<script>alert(1)</script>',
      office: () => ({ ...office, portalName: 'Portal\r\nBcc: x@y.example' }),
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<script>');
  });

  it('keeps the paragraphs of what a resident wrote, and no markup of it', () => {
    const { body, html } = composeLetter({
      kind: 'request-sent',
      recipient: 'a@b.example',
      language: 'pl',
      login: 'anna',
      office: () => office,
      values: { number: 'ZW/1/2026', until: '05.12.2026', content: 'Przeciek <b>tu</b>\n\n{{portal}} $& od wczoraj' },
    });
    expect(body).toContain('Przeciek <b>tu</b>\n\n{{portal}} $& od wczoraj\n\n');
    expect(html).toContain('<p>Przeciek &lt;b&gt;tu&lt;/b&gt;</p>\n<p>{{portal}} $&amp; od wczoraj</p>');
  });
});
