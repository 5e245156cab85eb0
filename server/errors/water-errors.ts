import type { CatalogueEntry } from './catalogue-entry';

/** What calls of the water service are refused with; screens branch on the numbers. */
export const waterErrors = {
  protocolMissing: {
    kod: 1901,
    status: 404,
    opis: {
      pl: 'Nie ma pliku dla wybranego wodomierza.',
      en: 'There is no file for the selected water meter.',
      de: 'Für den gewählten Wasserzähler gibt es keine Datei.',
      uk: 'Для вибраного лічильника немає файлу.',
    },
  },
  fileServerFailed: {
    kod: 1902,
    status: 500,
    opis: {
      pl: 'Nie udało się pobrać pliku z\u00a0serwera urzędu. Spróbuj ponownie później.',
      en: 'Internal file server error. Please try again later.',
      de: 'Die Datei konnte nicht vom Server der Gemeindeverwaltung geladen werden. Versuchen Sie es später erneut.',
      uk: 'Не вдалося отримати файл із сервера управління. Спробуйте пізніше.',
    },
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
