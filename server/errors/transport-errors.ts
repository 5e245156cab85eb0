import type { CatalogueEntry } from './catalogue-entry';

/** What can be wrong with a call before anybody looks at what it says, and with an answer that another office sends. */
export const transportErrors = {
  officeUnreadable: {
    kod: 30,
    status: 502,
    opis: {
      pl: 'Nie udało się odczytać odpowiedzi systemu urzędu. Spróbuj ponownie później.',
      en: 'The answer of the office’s system could not be read. Try again later.',
      de: 'Die Antwort des Systems der Gemeinde konnte nicht gelesen werden. Versuchen Sie es später erneut.',
      uk: 'Не вдалося прочитати відповідь системи управління. Спробуйте пізніше.',
    },
  },
  unreadableRequest: {
    kod: 31,
    status: 400,
    opis: {
      pl: 'Nie udało się odczytać zapytania.',
      en: 'The request could not be read.',
      de: 'Der Aufruf konnte nicht gelesen werden.',
      uk: 'Не вдалося прочитати запит.',
    },
  },
  requestTooLarge: {
    kod: 32,
    status: 413,
    opis: {
      pl: 'Przesłano za dużo danych naraz.',
      en: 'Too much data was sent at once.',
      de: 'Es wurden zu viele Daten auf einmal gesendet.',
      uk: 'Надіслано забагато даних за один раз.',
    },
  },
  textTooLong: {
    kod: 33,
    status: 400,
    opis: {
      pl: 'Za długi tekst w\u00a0polu {{name}}. Największa liczba znaków: {{most}}.',
      en: 'The text in the field {{name}} is too long. Most characters allowed: {{most}}.',
      de: 'Der Text im Feld {{name}} ist zu lang. Höchstzahl der Zeichen: {{most}}.',
      uk: 'Задовгий текст у полі {{name}}. Найбільша кількість символів: {{most}}.',
    },
  },
  tooManyEntries: {
    kod: 34,
    status: 400,
    opis: {
      pl: 'Za dużo pozycji w\u00a0polu {{name}}. Największa liczba pozycji: {{most}}.',
      en: 'The field {{name}} has too many entries. Most entries allowed: {{most}}.',
      de: 'Das Feld {{name}} hat zu viele Einträge. Höchstzahl der Einträge: {{most}}.',
      uk: 'Забагато позицій у полі {{name}}. Найбільша кількість позицій: {{most}}.',
    },
  },
  databaseUnavailable: {
    kod: 40,
    status: 503,
    opis: {
      pl: 'System urzędu nie może teraz odczytać ani zapisać danych. Nic nie zginęło. Spróbuj ponownie za chwilę.',
      en: 'The office’s system cannot read or save data right now. Nothing is lost. Try again in a moment.',
      de: 'Das System der Gemeinde kann zurzeit keine Daten lesen oder speichern. Es ist nichts verloren. Versuchen Sie es gleich erneut.',
      uk: 'Система управління зараз не може прочитати або зберегти дані. Нічого не втрачено. Спробуйте за мить.',
    },
  },
  stopping: {
    kod: 41,
    status: 503,
    opis: {
      pl: 'System urzędu jest właśnie uruchamiany ponownie. Spróbuj ponownie za chwilę.',
      en: 'The office’s system is being restarted. Try again in a moment.',
      de: 'Das System der Gemeinde wird gerade neu gestartet. Versuchen Sie es gleich erneut.',
      uk: 'Система управління зараз перезапускається. Спробуйте за мить.',
    },
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
