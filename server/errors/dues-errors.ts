import type { CatalogueEntry } from './catalogue-entry';

/** What calls about dues are refused with. */
export const duesErrors = {
  unknownDue: {
    kod: 1801,
    status: 404,
    opis: {
      pl: 'Nie ma takiej należności.',
      en: 'There is no such charge.',
      de: 'Diese Forderung gibt es nicht.',
      uk: 'Такого нарахування немає.',
    },
  },
  notPaid: {
    kod: 1802,
    status: 409,
    opis: {
      pl: 'Potwierdzenie można pobrać tylko dla zapłaconych rat. Odznacz raty, które nie są jeszcze zapłacone lub zaksięgowane.',
      en: 'Proof of payment is available for paid instalments only. Leave out those that are not paid or not booked yet.',
      de: 'Eine Zahlungsbestätigung gibt es nur für bezahlte Raten. Lassen Sie die weg, die noch nicht bezahlt oder gebucht sind.',
      uk: 'Підтвердження можна отримати лише для сплачених внесків. Зніміть вибір із тих, які ще не сплачено або не зараховано.',
    },
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
