import type { Language } from '../../../engine';
import type { correspondenceFields } from '../../database/water-tables';

type Field = (typeof correspondenceFields)[number];

/** What a request to change the data is about. */
export const changeOfData = {
  pl: 'Zmiana danych korespondencyjnych',
  en: 'Change of correspondence data',
  de: 'Änderung der Korrespondenzdaten',
  uk: 'Зміна даних для листування',
} as const satisfies Record<Language, string>;

const fieldNames: Readonly<Record<Field, Readonly<Record<Language, string>>>> = {
  imie: { pl: 'imię', en: 'given name', de: 'Vorname', uk: 'ім’я' },
  imie2: { pl: 'drugie imię', en: 'second given name', de: 'zweiter Vorname', uk: 'друге ім’я' },
  nazwisko: { pl: 'nazwisko', en: 'family name', de: 'Nachname', uk: 'прізвище' },
  nazwisko2: {
    pl: 'drugi człon nazwiska',
    en: 'second part of the family name',
    de: 'zweiter Teil des Nachnamens',
    uk: 'друга частина прізвища',
  },
  nazwa: { pl: 'nazwa', en: 'name', de: 'Name', uk: 'назва' },
  telefon: { pl: 'telefon', en: 'telephone', de: 'Telefon', uk: 'телефон' },
  email: { pl: 'e-mail', en: 'e-mail', de: 'E-Mail', uk: 'електронна пошта' },
  fax: { pl: 'faks', en: 'fax', de: 'Fax', uk: 'факс' },
  www: { pl: 'strona internetowa', en: 'website', de: 'Website', uk: 'вебсайт' },
  miejscowosc: { pl: 'miejscowość', en: 'town', de: 'Ort', uk: 'населений пункт' },
  ulica: { pl: 'ulica', en: 'street', de: 'Straße', uk: 'вулиця' },
  nrDomu: { pl: 'numer domu', en: 'house number', de: 'Hausnummer', uk: 'номер будинку' },
  nrLokalu: { pl: 'numer lokalu', en: 'flat number', de: 'Wohnungsnummer', uk: 'номер квартири' },
  kodPocztowy: { pl: 'kod pocztowy', en: 'postal code', de: 'Postleitzahl', uk: 'поштовий індекс' },
};
const changes = { pl: 'Zmieniane dane', en: 'To be changed', de: 'Zu ändern', uk: 'Змінити' } as const satisfies Record<Language, string>;
const noChange = { pl: 'Bez zmian', en: 'No changes', de: 'Keine Änderung', uk: 'Без змін' } as const satisfies Record<Language, string>;

/** What a request changes, in words; fields that are not known any more are left out. */
export function changedFields(changed: readonly string[], language: Language): string {
  const names = Object.entries(fieldNames).flatMap(([field, words]) => (changed.includes(field) ? [words[language]] : []));
  return names.length === 0 ? noChange[language] : `${changes[language]}: ${names.join(', ')}`;
}
