import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import texts from '../../definitions/texts/pl.json';

/** Lets components speak Polish in tests, from the catalogue that the portal uses. */
export function openPolishTexts(): void {
  void i18next.use(initReactI18next).init({
    lng: 'pl',
    resources: { pl: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}
