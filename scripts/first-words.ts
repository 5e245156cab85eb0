import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '..', 'renderer', 'texts', 'first-words');

interface FailureWords {
  readonly failure: { readonly title: string; readonly text: string; readonly retry: string };
}

/** Puts into the page's template what it must say before any script has run: by language, what happened and what leads on. */
export function firstWordsInPage(): Plugin {
  return {
    name: 'okienko-first-words',
    transformIndexHtml: { order: 'pre', handler: (page) => page.replace('"%FIRST_WORDS%"', () => JSON.stringify(failures())) },
  };
}

function failures(): Readonly<Record<string, readonly [text: string, retry: string]>> {
  const languages = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  return Object.fromEntries(
    languages.map((language) => {
      const { failure }: FailureWords = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
      const { title, text, retry } = failure;
      return [language, [`${title}. ${text}`, retry]];
    }),
  );
}
