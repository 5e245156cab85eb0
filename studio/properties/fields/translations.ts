import { createContext, useEffect, useState } from 'react';
import type { JsonValue } from '../../../engine/authoring';
import { askStudio, StudioRefusal } from '../../office/ask-studio';
import type { FileAnswer, SentEdit } from '../../office/studio-answers';

/** The texts of the open file in the other languages of the portal. */
export interface Translations {
  readonly languages: readonly string[];
  /** A text by its key, undefined where it is missing; null while the file is being read. */
  textOf(language: string, key: string): JsonValue | undefined | null;
  /** Writes a text where its language keeps it; undefined takes it out. */
  write(language: string, key: string, text: string): void;
}

/** Gives them to the fields. A form compares what it is given without looking into functions, so they do not go through it. */
export const TranslationsContext = createContext<Translations | null>(null);

/** The file in which a language keeps the texts of a definition. */
export function textsFile(file: string, language: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return folder === '' ? file.replace(/\.json$/, `.${language}.json`) : `${folder}${language}.json`;
}

/** Reads the texts of the other languages. `version`: of the draft, after whose change they are read anew. */
export function useTranslations(
  file: string,
  languages: readonly string[],
  draft: number | null,
  version: number,
  edit: (edits: readonly SentEdit[]) => void,
): Translations {
  const [read, setRead] = useState<Readonly<Record<string, JsonValue | undefined>>>({});
  const others = languages.slice(1);
  const wanted = others.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const all = wanted.split(' ').filter((language) => language !== '');
    void Promise.all(all.map(async (language) => [language, await textsOf(textsFile(file, language), draft, version)] as const)).then(
      (found) => {
        if (isCurrent) setRead(Object.fromEntries(found));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file, draft, version, wanted]);
  return {
    languages: others,
    textOf: (language, key) => {
      if (!Object.hasOwn(read, language)) return null;
      const texts = Object(read[language]);
      return Object.hasOwn(texts, key) ? texts[key] : undefined;
    },
    write: (language, key, text) => {
      const name = textsFile(file, language);
      const path = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (read[language] === undefined) edit([{ file: name, path: '', set: { [key]: text } }]);
      else edit([text === '' ? { file: name, path, remove: true } : { file: name, path, set: text }]);
    },
  };
}

// The version stands in the address, so that each state of the draft is a question of its own.
async function textsOf(file: string, draft: number | null, version: number): Promise<JsonValue | undefined> {
  const query = new URLSearchParams({ file, version: String(version), ...(draft !== null && { draft: String(draft) }) });
  try {
    return (await askStudio<FileAnswer>(`/file?${query}`)).effective;
  } catch (failure) {
    // A language of which nothing was written yet has no file.
    if (failure instanceof StudioRefusal && failure.code === 'not-found') return undefined;
    throw failure;
  }
}
