import type { CatalogueEntry } from './catalogue';

/** What calls of the water service are refused with; screens branch on the numbers. */
export const waterErrors = {
  protocolMissing: {
    kod: 1901,
    status: 404,
    opis: {
      pl: 'Nie ma pliku dla wybranego wodomierza.',
      en: 'There is no file for the selected water meter.',
      de: 'Für den gewählten Wasserzähler gibt es keine Datei.',
      uk: 'Для вибраного водоміра немає файлу.',
    },
  },
  fileServerFailed: {
    kod: 1902,
    status: 500,
    opis: {
      pl: 'Wewnętrzny błąd serwera plików. Spróbuj ponownie później.',
      en: 'Internal file server error. Please try again later.',
      de: 'Interner Fehler des Dateiservers. Bitte versuchen Sie es später erneut.',
      uk: 'Внутрішня помилка файлового сервера. Спробуйте пізніше.',
    },
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
