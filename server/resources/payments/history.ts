import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../engine';
import { zlotyNumber } from '../../../portal';
import { officeMoment } from '../../calendar/office-day';
import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { type PaymentRow, payment, paymentItem } from '../../database/payment-tables';
import { contact } from '../../database/shell-tables';
import { officeText } from '../../texts/office-texts';

type Item = typeof paymentItem.$inferSelect;
type Office = typeof contact.$inferSelect;

/** Names of the gateways, the same in every language and on every screen. */
const providerNames: Readonly<Record<PaymentRow['provider'], string>> = { kir: 'KIR Paybynet', p24: 'Przelewy 24' };

/** Payments that were ordered through the portal. */
export const onlinePaymentResources = [
  defineResource('GET /platnosci/historia', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, language }) => {
      const rows = await database
        .select()
        .from(payment)
        .where(eq(payment.partyId, subject.id))
        .orderBy(desc(payment.createdAt), desc(payment.id));
      const items = await itemsOf(database, rows);
      const [office] = await database.select().from(contact);
      return {
        platnosci: rows.map((row) => ({
          idTransakcji: row.transferId,
          tytul: row.title,
          kwota: zlotyNumber(row.amount),
          dataZlecenia: officeMoment(row.createdAt),
          kodWaluty: row.currency,
          prowizja: zlotyNumber(row.commission),
          opisPlatnosci: {
            typPlatnosci: providerNames[row.provider],
            opisStatusu: officeText(`payments.state.${row.state}`, language),
            transakcjaKIR: row.provider === 'kir' ? bankTransfer(row, office) : null,
            transakcjaP24: row.provider === 'p24' ? cardPayment(row, office) : null,
          },
          raty: (items.get(row.id) ?? []).map((item) => instalment(item, language)),
        })),
      };
    },
  }),
];

async function itemsOf(database: Database, rows: readonly PaymentRow[]): Promise<ReadonlyMap<number, readonly Item[]>> {
  const found = new Map<number, Item[]>();
  if (rows.length === 0) return found;
  const ids = rows.map(({ id }) => id);
  const items = await database.select().from(paymentItem).where(inArray(paymentItem.paymentId, ids)).orderBy(asc(paymentItem.position));
  for (const item of items) {
    const list = found.get(item.paymentId) ?? [];
    list.push(item);
    found.set(item.paymentId, list);
  }
  return found;
}

function bankTransfer({ expiresAt, accountNumber }: PaymentRow, office: Office | undefined) {
  return {
    waznoscTransakcji: officeMoment(expiresAt),
    akceptantNumerRachunku: accountNumber,
    akceptantNazwaRachunku: office?.officeName?.pl ?? null,
  };
}

function cardPayment({ accountNumber }: PaymentRow, office: Office | undefined) {
  // The office keeps code and town in one line.
  const [, code = null, town = null] = /^(\d{2}-\d{3})\s+(.+)$/.exec(office?.postalCode ?? '') ?? [];
  return {
    iban: accountNumber === '' ? null : `PL${accountNumber}`,
    odbiorcaNazwa: office?.officeName?.pl ?? null,
    odbiorcaAdres: office?.street ?? null,
    odbiorcaMiasto: town,
    odbiorcaKodPocztowy: code,
    odbiorcaEmail: office?.email ?? null,
    odbiorcaKodPanstwa: 'PL',
    // The gateway's page is over with the payment.
    urlTransakcji: null,
  };
}

function instalment({ kind, number, dueOn, amount, principal, costs, prolongation, interest }: Item, language: Language) {
  return {
    rodzajOplaty: kind,
    opisNrRaty: number === null ? null : officeText('payments.instalment', language, { number: String(number) }),
    terminPlatnosci: dueOn,
    kwotaRaty: zlotyNumber(amount),
    kwotaGlowna: zlotyNumber(principal),
    kosztUpomnien: zlotyNumber(costs),
    oplataProlongacyjna: zlotyNumber(prolongation),
    kwotaOdsetek: zlotyNumber(interest),
    kwotaVat: null,
  };
}
