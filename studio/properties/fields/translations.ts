import { createContext, useEffect, useState } from 'react';
import type { JsonValue } from '../../../engine/authoring';
import { askStudio, StudioRefusal } from '../../office/ask-studio';
import type { DraftAnswer, FilesAnswer, SentEdit } from '../../office/studio-answers';

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

/** Reads the texts of the other languages, and again after the draft changed them. */
export function useTranslations(
  file: string,
  languages: readonly string[],
  work: Pick<DraftAnswer, 'id' | 'changes'> | null,
  edit: (edits: readonly SentEdit[]) => void,
): Translations {
  const draft = work?.id ?? null;
  const changes = work?.changes ?? [];
  const [read, setRead] = useState<Readonly<Record<string, JsonValue | undefined>>>({});
  const others = languages.slice(1);
  const query = new URLSearchParams(others.map((language) => ['file', textsFile(file, language)]));
  if (draft !== null) query.append('draft', String(draft));
  // Each state of these texts in the draft is a question of its own; what else is changed does not concern them.
  const version = JSON.stringify(changes.filter((change) => query.getAll('file').includes(change.file)));
  const wanted = others.join(' ');
  const address = `/files?${query}`;
  useEffect(() => {
    // The version is what this waits for.
    void version;
    if (wanted === '') return;
    let isCurrent = true;
    askStudio<FilesAnswer>(address).then(
      ({ files }) => {
        if (isCurrent)
          setRead(Object.fromEntries(wanted.split(' ').map((language) => [language, files[textsFile(file, language)]?.effective])));
      },
      (error: unknown) => {
        // A session that has ended and a server that is away are said by the page; what was read before stays.
        if (!(error instanceof StudioRefusal)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file, address, version, wanted]);
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
