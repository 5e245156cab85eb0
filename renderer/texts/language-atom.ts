import { atom } from 'jotai';
import { type Language, languages } from '../../engine';
import { loadStored, removeStored, saveStored } from '../storage/stored-value';

const key = 'okienko.language';

function parseLanguage(text: string | null): Language {
  return languages.find((language) => language === text) ?? languages[0];
}

const chosen = atom<Language>(parseLanguage(loadStored(key)));

/** Language of the page. Setting it stores the choice and calls carry `lang` from then on; null forgets the choice. */
export const languageAtom = atom(
  (get) => get(chosen),
  (_get, set, language: Language | null) => {
    if (language === null) removeStored(key);
    else saveStored(key, language);
    // The server names the first files of the next visit in this language.
    document.cookie = `${key}=${language ?? ''}; path=/; max-age=${language === null ? 0 : 31536000}; samesite=lax`;
    set(chosen, parseLanguage(language));
  },
);

/** The language that this browser keeps, as it was stored; null when none was chosen. */
export function storedLanguage(): string | null {
  return loadStored(key);
}
