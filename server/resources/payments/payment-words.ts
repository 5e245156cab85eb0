import type { Language } from '../../../engine';
import type { PaymentRow, PaymentState } from '../../database/payment-tables';

type Words = Readonly<Record<Language, string>>;

/** Names of the gateways, the same in every language and on every screen. */
export const providerNames: Readonly<Record<PaymentRow['provider'], string>> = { kir: 'KIR Paybynet', p24: 'Przelewy 24' };

/** What the office says of a payment, by its state. */
export const stateWords: Readonly<Record<PaymentState, Words>> = {
  created: { pl: 'Rozpoczęta', en: 'Begun', de: 'Begonnen', uk: 'Розпочато' },
  registered: {
    pl: 'Rozpoczęta, czeka na zapłatę',
    en: 'Begun, waiting to be paid',
    de: 'Begonnen, noch nicht bezahlt',
    uk: 'Розпочато, очікує на оплату',
  },
  pending: { pl: 'W\u00a0trakcie realizacji', en: 'In progress', de: 'In Bearbeitung', uk: 'Виконується' },
  paid: {
    pl: 'Przyjęta, czeka na potwierdzenie',
    en: 'Accepted, waiting to be confirmed',
    de: 'Angenommen, noch nicht bestätigt',
    uk: 'Прийнято, очікує на підтвердження',
  },
  verified: {
    pl: 'Przyjęta, czeka na zaksięgowanie',
    en: 'Accepted, waiting to be posted',
    de: 'Angenommen, noch nicht gebucht',
    uk: 'Прийнято, очікує на зарахування',
  },
  posted: { pl: 'Zaksięgowana', en: 'Posted', de: 'Gebucht', uk: 'Зараховано' },
  refused: { pl: 'Odrzucona', en: 'Refused', de: 'Abgelehnt', uk: 'Відхилено' },
  failed: {
    pl: 'Nieprzyjęta przez operatora płatności',
    en: 'Not accepted by the payment provider',
    de: 'Vom Zahlungsdienst nicht angenommen',
    uk: 'Не прийнято платіжною системою',
  },
  expired: { pl: 'Niezapłacona w\u00a0terminie', en: 'Not paid in time', de: 'Nicht rechtzeitig bezahlt', uk: 'Не сплачено вчасно' },
  returned: { pl: 'Zwrócona', en: 'Returned', de: 'Zurückgezahlt', uk: 'Повернено' },
  disputed: {
    pl: 'Wyjaśniana przez urząd',
    en: 'Being looked into by the office',
    de: 'Wird von der Gemeindeverwaltung geklärt',
    uk: 'З’ясовується управлінням',
  },
};

const instalments = { pl: 'rata', en: 'instalment', de: 'Rate', uk: 'внесок' } as const satisfies Words;

/** The number of an instalment in words: rata 2. */
export function instalmentWords(number: number, language: Language): string {
  return `${instalments[language]} ${number}`;
}
