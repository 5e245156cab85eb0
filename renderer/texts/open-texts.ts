import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../engine';

/** The texts of a pack in one language. */
interface Catalogue {
  readonly language: Language;
  /** Texts by flat key, plural forms with i18next's suffixes. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Makes the catalogue of a pack the one that the page speaks from, and tells the browser its language. */
export function openTexts({ language, texts }: Catalogue): void {
  if (!i18next.isInitialized) {
    void i18next.use(initReactI18next).init({
      lng: language,
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { bindI18nStore: 'added', useSuspense: false },
      initAsync: false,
    });
  }
  i18next.removeResourceBundle(language, 'translation');
  i18next.addResourceBundle(language, 'translation', texts);
  void i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
