import { accountErrors } from './account-errors';
import type { CatalogueEntry } from './catalogue-entry';
import { duesErrors } from './dues-errors';
import { paymentErrors } from './payment-errors';
import { transportErrors } from './transport-errors';
import { waterErrors } from './water-errors';

/** Every error that this office answers with. Programs branch on `kod`; `opis` is for people and may be reworded. */
export const officeErrors = {
  unknownAddress: {
    kod: 1,
    status: 404,
    opis: {
      pl: 'Pod tym adresem nie ma usługi urzędu.',
      en: 'There is no service of the office at this address.',
      de: 'Unter dieser Adresse gibt es keine Leistung der Gemeindeverwaltung.',
      uk: 'За цією адресою немає послуги управління.',
    },
  },
  failed: {
    kod: 2,
    status: 500,
    opis: {
      pl: 'Urząd nie mógł odpowiedzieć. Spróbuj ponownie później.',
      en: 'The office could not answer. Try again later.',
      de: 'Die Gemeindeverwaltung konnte nicht antworten. Versuchen Sie es später erneut.',
      uk: 'Управління не змогло відповісти. Спробуйте пізніше.',
    },
  },
  tooManyRequests: {
    kod: 3,
    status: 429,
    opis: {
      pl: 'Za dużo zapytań w\u00a0krótkim czasie. Spróbuj ponownie za minutę.',
      en: 'Too many requests in a short time. Try again in a minute.',
      de: 'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es in einer Minute erneut.',
      uk: 'Забагато запитів за короткий час. Спробуйте за хвилину.',
    },
  },
  // Not 503: that would tell the portal that the whole site is closed.
  busy: {
    kod: 4,
    status: 429,
    opis: {
      pl: 'Urząd przygotowuje teraz wiele dokumentów. Spróbuj ponownie za chwilę.',
      en: 'The office is preparing many documents right now. Try again in a moment.',
      de: 'Die Gemeindeverwaltung erstellt gerade viele Dokumente. Versuchen Sie es gleich erneut.',
      uk: 'Управління зараз готує багато документів. Спробуйте за мить.',
    },
  },
  officeTimeout: {
    kod: 5,
    status: 504,
    opis: {
      pl: 'Urząd nie odpowiedział na czas. Spróbuj ponownie później.',
      en: 'The office did not answer in time. Try again later.',
      de: 'Die Gemeindeverwaltung hat nicht rechtzeitig geantwortet. Versuchen Sie es später erneut.',
      uk: 'Управління не відповіло вчасно. Спробуйте пізніше.',
    },
  },
  officeUnreachable: {
    kod: 6,
    status: 502,
    opis: {
      pl: 'Nie ma połączenia z\u00a0systemem urzędu. Spróbuj ponownie później.',
      en: 'There is no connection to the office’s system. Try again later.',
      de: 'Es besteht keine Verbindung zum System der Gemeindeverwaltung. Versuchen Sie es später erneut.',
      uk: 'Немає зв’язку з системою управління. Спробуйте пізніше.',
    },
  },
  wrongQuery: {
    kod: 7,
    status: 400,
    opis: {
      pl: 'Zapytanie ma błędne dane: {{name}}.',
      en: 'The request carries wrong data: {{name}}.',
      de: 'Ihre Angaben enthalten einen Fehler: {{name}}.',
      uk: 'Запит містить неправильні дані: {{name}}.',
    },
  },
  wrongYear: {
    kod: 8,
    status: 400,
    opis: {
      pl: 'Wpisz rok czterema cyframi.',
      en: 'Enter the year as four digits.',
      de: 'Geben Sie das Jahr mit vier Ziffern an.',
      uk: 'Укажіть рік чотирма цифрами.',
    },
  },
  wrongDate: {
    kod: 9,
    status: 400,
    opis: {
      pl: 'Wpisz poprawną datę, na przykład 2026-03-31.',
      en: 'Enter a valid date, for example 2026-03-31.',
      de: 'Geben Sie ein gültiges Datum an, zum Beispiel 2026-03-31.',
      uk: 'Укажіть правильну дату, наприклад 2026-03-31.',
    },
  },
  wrongPesel: {
    kod: 10,
    status: 400,
    opis: {
      pl: 'Błędny numer PESEL.',
      en: 'The PESEL number is wrong.',
      de: 'Die PESEL-Nummer ist falsch.',
      uk: 'Неправильний номер PESEL.',
    },
  },
  unknownElection: {
    kod: 11,
    status: 404,
    opis: {
      pl: 'W\u00a0tym dniu nie ma wyborów. Wybierz datę z\u00a0listy.',
      en: 'There is no election on this day. Choose a date from the list.',
      de: 'An diesem Tag findet keine Wahl statt. Wählen Sie ein Datum aus der Liste.',
      uk: 'У цей день немає виборів. Виберіть дату зі списку.',
    },
  },
  voterNotFound: {
    kod: 12,
    status: 404,
    opis: {
      pl: 'Nie znaleźliśmy osoby o\u00a0tym numerze PESEL w\u00a0spisie wyborców gminy. Sprawdź numer albo zadzwoń do urzędu.',
      en: 'We found no person with this PESEL number in the municipality’s voter register. Check the number or call the office.',
      de: 'Im Wählerverzeichnis der Gemeinde ist keine Person mit dieser PESEL-Nummer. Prüfen Sie die Nummer oder rufen Sie die Gemeindeverwaltung an.',
      uk: 'Ми не знайшли особи з цим номером PESEL у списку виборців громади. Перевірте номер або зателефонуйте до управління.',
    },
  },
  documentUnavailable: {
    kod: 13,
    status: 404,
    opis: {
      pl: 'Dla tych danych nie ma dokumentu.',
      en: 'There is no document for these data.',
      de: 'Zu diesen Angaben gibt es kein Dokument.',
      uk: 'Для цих даних немає документа.',
    },
  },
  documentTooLong: {
    kod: 14,
    status: 422,
    opis: {
      pl: 'Ten dokument jest za długi. Wybierz węższy zakres albo pobierz plik CSV.',
      en: 'This document is too long. Choose a narrower range or download the CSV file.',
      de: 'Dieses Dokument ist zu lang. Wählen Sie einen engeren Bereich oder laden Sie die CSV-Datei herunter.',
      uk: 'Цей документ задовгий. Виберіть вужчий діапазон або завантажте файл CSV.',
    },
  },
  maintenance: {
    kod: 15,
    status: 503,
    opis: {
      pl: 'Trwa przerwa techniczna. Spróbuj ponownie później.',
      en: 'Maintenance is in progress. Try again later.',
      de: 'Zurzeit wird das Portal gewartet. Versuchen Sie es später erneut.',
      uk: 'Тривають технічні роботи. Спробуйте пізніше.',
    },
  },
  unknownPage: {
    kod: 16,
    status: 404,
    opis: {
      pl: 'Nie ma takiej strony. Mogła zostać usunięta albo przeniesiona.',
      en: 'There is no such page. It may have been removed or moved.',
      de: 'Diese Seite gibt es nicht. Vielleicht wurde sie gelöscht oder verschoben.',
      uk: 'Такої сторінки немає. Можливо, її видалили або перемістили.',
    },
  },
  signedOut: {
    kod: 17,
    status: 401,
    opis: {
      pl: 'Zaloguj się, żeby skorzystać z\u00a0tej usługi.',
      en: 'Log in to use this service.',
      de: 'Melden Sie sich an, um diese Leistung zu nutzen.',
      uk: 'Увійдіть, щоб скористатися цією послугою.',
    },
  },
  restrictedAccount: {
    kod: 18,
    status: 403,
    opis: {
      pl: 'Twoje konto nie jest jeszcze zweryfikowane, więc ta usługa jest niedostępna.',
      en: 'Your account is not verified yet, so this service is not available.',
      de: 'Ihr Konto ist noch nicht verifiziert, daher ist diese Leistung nicht verfügbar.',
      uk: 'Ваш обліковий запис ще не підтверджено, тому ця послуга недоступна.',
    },
  },
  foreignSubject: {
    kod: 19,
    status: 403,
    opis: {
      pl: 'Nie masz dostępu do danych tej osoby lub instytucji.',
      en: 'You have no access to the data of this person or institution.',
      de: 'Sie haben keinen Zugriff auf die Daten dieser Person oder Institution.',
      uk: 'Ви не маєте доступу до даних цієї особи або організації.',
    },
  },
  ...transportErrors,
  ...accountErrors,
  ...waterErrors,
  ...duesErrors,
  ...paymentErrors,
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

/** Name of an error of the catalogue. */
export type OfficeErrorName = keyof typeof officeErrors;
