import type { Language } from '../../../engine';
import type { dueBooking, dueCollection } from '../../database/dues-tables';

type Words = Readonly<Record<Language, string>>;

/** What was booked for a card. */
export const bookingKinds: Readonly<Record<(typeof dueBooking.$inferSelect)['kind'], Words>> = {
  payment: { pl: 'Wpłata', en: 'Payment', de: 'Zahlung', uk: 'Платіж' },
  online: { pl: 'Wpłata internetowa', en: 'Online payment', de: 'Online-Zahlung', uk: 'Онлайн-платіж' },
  transfer: { pl: 'Przeksięgowanie', en: 'Transfer between accounts', de: 'Umbuchung', uk: 'Перенесення коштів' },
  remission: { pl: 'Umorzenie', en: 'Remission', de: 'Erlass', uk: 'Списання' },
};

/** Money above the dues. */
export const overpayment: Words = { pl: 'Nadpłata', en: 'Overpayment', de: 'Überzahlung', uk: 'Переплата' };

/** What the office did to collect a due. The definitions name its marks in the same words. */
export const collectionKinds: Readonly<Record<(typeof dueCollection.$inferSelect)['kind'], Words>> = {
  reminder: { pl: 'Upomnienie', en: 'Reminder', de: 'Mahnung', uk: 'Нагадування' },
  summons: { pl: 'Wezwanie do zapłaty', en: 'Demand for payment', de: 'Zahlungsaufforderung', uk: 'Вимога сплати' },
  title: { pl: 'Tytuł wykonawczy', en: 'Enforcement order', de: 'Vollstreckungstitel', uk: 'Виконавчий документ' },
  deferral: { pl: 'Odroczenie terminu', en: 'Deferred deadline', de: 'Stundung', uk: 'Відстрочення терміну' },
  plan: { pl: 'Rozłożenie na raty', en: 'Instalment plan', de: 'Ratenzahlung', uk: 'Розстрочення' },
};
