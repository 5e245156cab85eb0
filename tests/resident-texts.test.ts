import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../engine';
import { personalGroups } from '../sample-office/seed/shell/services/personal-groups';
import { publicGroups } from '../sample-office/seed/shell/services/public-groups';
import { languages } from './languages';
import { type ResidentText, readWords, residentTexts } from './resident-texts';

const texts = residentTexts().map((text) => ({ ...text, text: readWords(text.text) }));
// Quoted from the specification.
const quoted = ["The emails don't match", 'The selected entity does not have access to this service'];
const quotationMarks: Readonly<Record<Language, RegExp>> = { pl: /[“«»‘]/, en: /[„«»‚]/, de: /[”«»‘]/, uk: /[“”„‘]/ };

describe('texts for residents', () => {
  it.each(languages)('are there in %s: catalogues of portal and office, definitions, answers', (language) => {
    const own = texts.filter((text) => text.language === language);
    expect(own.length).toBeGreaterThan(1_000);
    expect(new Set(own.map(({ place }) => place.split(/[ /.]/)[0]))).toEqual(new Set(['definitions', 'server']));
  });

  it('speak calmly: no exclamation marks, no doubled spaces, an ellipsis of one sign', () => {
    expect(wrong(/!|\S {2,}\S|\.\.\./)).toEqual([]);
  });

  it('use typographic apostrophes and the quotation marks of their language', () => {
    expect(wrong(/["'`ʼ]/)).toEqual([]);
    expect(texts.filter(({ language, text }) => quotationMarks[language]?.test(text)).map(shown)).toEqual([]);
  });

  it('tie a dash to the word before it, one-letter Polish words and units to what follows and precedes them', () => {
    expect(wrong(/ [–—] /)).toEqual([]);
    expect(wrong(/(^|[\s(„\u00a0])[aiouwz] /i, 'pl')).toEqual([]);
    expect(wrong(/\d (zł|PLN|m³|m²|ha|km²|%|Uhr|a\.m\.|p\.m\.)(?!\p{L})/u)).toEqual([]);
  });

  it('have no word that the glossary rules out', () => {
    expect(ruledOut.length).toBeGreaterThan(20);
    const found = ruledOut.flatMap(({ language, word }) => {
      const pattern = wordPattern(word);
      return texts
        .filter((text) => text.language === language && !isSearchWord(text) && pattern.test(text.text) && !quoted.includes(text.text))
        .map((text) => `${word}: ${shown(text)}`);
    });
    expect(found).toEqual([]);
  });

  it('are found by these patterns when there are such', () => {
    expect(wordPattern('Verwaltung').test('Die Verwaltung hilft')).toBe(true);
    expect(wordPattern('Verwaltung').test('Die Gemeindeverwaltung hilft')).toBe(false);
    expect(wordPattern('водомір*').test('номер водоміра')).toBe(true);
    expect(wordPattern('Ви').test('Вибрати')).toBe(false);
  });

  it('call a service in the services list what its screen is called', () => {
    for (const language of languages) {
      const titles = new Set(
        texts
          .filter((text) => text.language === language && /\/(screen|service|\w\w)\.json (variants\.\w+\.)?title$/.test(text.place))
          .map(plain),
      );
      const names = [...publicGroups, ...personalGroups].flatMap(({ services }) => services.map(([, name]) => name[language] ?? ''));
      expect(names.length).toBe(33);
      expect(names.map((text) => plain({ text })).filter((name) => !titles.has(name))).toEqual([]);
    }
  });
});

function wrong(pattern: RegExp, language?: Language): readonly string[] {
  const all = language === undefined ? texts : texts.filter((text) => text.language === language);
  return all.filter((text) => pattern.test(text.text) && !quoted.includes(text.text)).map(shown);
}

function shown({ language, place, text }: ResidentText): string {
  return `${language} ${place}: ${text}`;
}

function plain({ text }: Pick<ResidentText, 'text'>): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Words that residents type, which are not ours to choose; the portal itself never speaks them but to say why it found a page. */
function isSearchWord({ place }: ResidentText): boolean {
  return place.includes('alsoKnownAs');
}

/** The forbidden words in the last table of the glossary, by language. */
const ruledOut = readFileSync('GLOSSARY.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, language, words = ''] = /^\| (pl|en|de|uk) \| ([^|]+) \|/.exec(line) ?? [];
    return language === undefined ? [] : words.split(',').map((word) => ({ language, word: word.trim() }));
  });

/** Matches the word; with a star at its end, every word that begins with it. */
function wordPattern(word: string): RegExp {
  const body = word.replace(/\*$/, '').replaceAll(' ', '[ \u00a0]');
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}${word.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'}`, 'u');
}
