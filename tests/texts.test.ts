import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../engine/texts/language';
import { maintenanceWords } from '../renderer/start/maintenance-words';

type Entry = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Entry>>;

const catalogues = languages.map((language) => ({ language, texts: readCatalogue(join('definitions', 'texts', `${language}.json`)) }));
const polish: Catalogue = catalogues[0]?.texts ?? {};
const code = ['engine', 'renderer', 'custom-widgets', 'server'].flatMap(sourceFiles).map((file) => readFileSync(file, 'utf8'));
const asked = new Set(code.flatMap((text) => matches(text, /\b(?:t|translate)\(\s*['"]([\w-]+\.[\w.-]+)['"]/g)));
const prefixes = new Set(code.flatMap((text) => matches(text, /\b(?:t|translate)\(\s*`([\w-]+\.[\w.-]*)\$\{/g)));
const literals = new Set(code.flatMap((text) => matches(text, /['"]([a-z][\w-]*\.[\w.-]+)['"]/gi)));

describe('the text catalogue', () => {
  it('has every text that the code asks for', () => {
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((key) => !Object.hasOwn(polish, key))).toEqual([]);
    expect([...prefixes].filter((prefix) => !Object.keys(polish).some((key) => key.startsWith(prefix)))).toEqual([]);
  });

  it('has no text that the code never asks for', () => {
    const isUsed = (key: string) => literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
    expect(Object.keys(polish).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('finds a text that is asked for and one that is dead when there are such', () => {
    expect(matches("t('a.missing', { n })", /\b(?:t|translate)\(\s*['"]([\w-]+\.[\w.-]+)['"]/g)).toEqual(['a.missing']);
    expect(literals.has('no.such.text')).toBe(false);
  });

  it.each(catalogues)('has the same keys in $language as in Polish', ({ texts }) => {
    expect(Object.keys(texts)).toEqual(Object.keys(polish));
  });

  it.each(catalogues)('has the same {{places}} in $language as in Polish', ({ texts }) => {
    for (const [key, entry] of Object.entries(texts)) {
      for (const sentence of sentences(entry))
        expect({ key, places: places(sentence) }).toEqual({ key, places: placesOfEntry(polish[key] ?? '') });
    }
  });

  it.each(catalogues)('has every plural form that $language needs', ({ language, texts }) => {
    const needed = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const [key, entry] of Object.entries(texts)) {
      if (typeof entry !== 'string') expect({ key, forms: Object.keys(entry).sort() }).toEqual({ key, forms: needed });
    }
  });

  it.each(catalogues)('speaks calmly in $language: no exclamation marks, no empty texts', ({ texts }) => {
    const spoken = Object.entries(texts).flatMap(([key, entry]) => sentences(entry).map((sentence) => ({ key, sentence })));
    expect(spoken.filter(({ sentence }) => sentence.trim() === '' || sentence.includes('!') || sentence.includes('Proszę'))).toEqual([]);
  });

  it('ties one-letter Polish words to the next word with a hard space', () => {
    const loose = Object.entries(polish).filter(([, entry]) =>
      sentences(entry).some((sentence) => /(^|[\s(„\u00a0])[aiouwz] /i.test(sentence)),
    );
    expect(loose).toEqual([]);
  });

  it.each(catalogues)('says in $language of a technical break the same as the page that has no catalogue', ({ language, texts }) => {
    const words = Object.entries(maintenanceWords[language]).map(([name, sentence]) => [`maintenance.${name}`, sentence]);
    expect(words).toEqual(words.map(([key = '']) => [key, texts[key]]));
  });

  it('quotes the specified messages word for word [FORMAT-12, ERR-21, LANG-10]', () => {
    const english = catalogues.find(({ language }) => language === 'en')?.texts ?? {};
    expect(polish['rules.required']).toBe('Puste pole');
    expect(polish['rules.email']).toBe('Niepoprawny format');
    expect(polish['rules.pesel']).toBe('błędny numer PESEL');
    expect(english['errors.http']).toBe('An error occurred while fetching data from the API.');
    expect(english['browser.fileFailed']).toBe('Internal file server error. Please try again later.');
    expect(polish['errors.noAccess']).toBe('Podmiot nie ma dostępu do tej usługi');
    expect(english['errors.noAccess']).toBe('The selected entity does not have access to this service');
    expect(polish['services.wrongSubject']).toBe('(usługa niedostępna w\u00a0wybranym kontekście)');
  });
});

function readCatalogue(file: string): Catalogue {
  const { $schema: _schema, ...texts }: Record<string, Entry> = JSON.parse(readFileSync(file, 'utf8'));
  return texts;
}

function sourceFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file)).map((file) => join(folder, file));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function sentences(entry: Entry): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

function places(sentence: string): string[] {
  return [...new Set(matches(sentence, /\{\{\s*(\w+)\s*\}\}/g))].sort();
}

function placesOfEntry(entry: Entry): string[] {
  return [...new Set(sentences(entry).flatMap(places))].sort();
}
