import { type Language, originalLanguage } from '../../engine';
import { atom, derivedAtom } from '../storage/atom';
import { loadStored, removeStored, saveStored } from '../storage/stored-value';
import { firstLanguages } from './first-words';

const key = 'okienko.language';

/** What was chosen on this page; undefined while what this browser keeps stands. */
const chosen = atom<Language | null | undefined>(undefined);

function languageOf(choice: string | null): Language {
  const known = firstLanguages();
  return known.find((language) => language === choice) ?? known[0] ?? originalLanguage;
}

/** Language of the page. Setting it stores the choice and calls carry `lang` from then on; null forgets the choice. */
export const languageAtom = derivedAtom(
  (get) => get(chosen) ?? languageOf(get(chosen) === undefined ? loadStored(key) : null),
  (set, language: Language | null) => {
    if (language === null) removeStored(key);
    else saveStored(key, language);
    // The server names the first files of the next visit in this language.
    document.cookie = `${key}=${language ?? ''}; path=/; max-age=${language === null ? 0 : 31536000}; samesite=lax`;
    set(chosen, language);
  },
);

/** Takes over the language that the address names, as if it were chosen, and takes it out of the address. */
export function takeLanguageOfAddress(): void {
  const address = new URL(location.href);
  const named = firstLanguages().find((language) => language === address.searchParams.get('lang'));
  if (named === undefined) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
  languageAtom.set(named);
}

/** The language that this browser keeps, as it was stored; null when none was chosen. */
export function storedLanguage(): string | null {
  return loadStored(key);
}
