import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../engine';
import { zlotyNumber } from '../../../portal';
import { officeMoment } from '../../calendar/office-day';
import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { dueCard, dueInstalment } from '../../database/dues-tables';
import { type PaymentRow, payment, paymentItem } from '../../database/payment-tables';
import { contact } from '../../database/shell-tables';
import { detailsOfGateways } from '../../payments/providers/gateway';
import { receiptAddress, receiptReader } from '../../payments/receipt-address';
import { isIn, vainStates } from '../../payments/states';
import { officeText } from '../../texts/office-texts';

/** What was paid of one part, with the card that it is on. */
interface Item {
  readonly item: typeof paymentItem.$inferSelect;
  readonly card: Pick<typeof dueCard.$inferSelect, 'symbol' | 'kind'>;
}

/** Payments that were ordered through the portal. */
export const onlinePaymentResources = [
  defineResource('GET /platnosci/historia', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, caller, language, payments }) => {
      const { gateways } = payments;
      // Payments stay when the office parts with a gateway.
      const nameOf = (provider: string) => gateways.find(({ key }) => key === provider)?.name ?? provider;
      const rows = await database
        .select()
        .from(payment)
        .where(eq(payment.partyId, subject.id))
        .orderBy(desc(payment.createdAt), desc(payment.id));
      const items = await itemsOf(database, rows);
      const [office] = await database.select().from(contact);
      const reader = caller.kind === 'user' ? await receiptReader(database, caller.accountId) : null;
      return {
        platnosci: rows.map((row) => ({
          idTransakcji: row.transferId,
          tytul: row.title,
          kwota: zlotyNumber(row.amount),
          dataZlecenia: officeMoment(row.createdAt),
          kodWaluty: row.currency,
          prowizja: zlotyNumber(row.commission),
          czyNieudana: isIn(vainStates, row.state),
          potwierdzenieEmail: receiptAddress(payments, row, reader),
          opisPlatnosci: {
            typPlatnosci: nameOf(row.provider),
            opisStatusu: officeText(`payments.state.${row.state}`, language),
            ...detailsOfGateways(gateways, row, office),
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
  const items = await database
    .select({ item: paymentItem, card: { symbol: dueCard.symbol, kind: dueCard.kind } })
    .from(paymentItem)
    .innerJoin(dueInstalment, eq(dueInstalment.id, paymentItem.instalmentId))
    .innerJoin(dueCard, eq(dueCard.id, dueInstalment.cardId))
    .where(inArray(paymentItem.paymentId, ids))
    .orderBy(asc(paymentItem.position));
  for (const each of items) {
    const list = found.get(each.item.paymentId) ?? [];
    list.push(each);
    found.set(each.item.paymentId, list);
  }
  return found;
}

function instalment({ item, card }: Item, language: Language) {
  const { kind, number, dueOn, amount, principal, costs, prolongation, interest } = item;
  return {
    idNaleznosciRatyZbiorczej: item.instalmentId,
    symbolKarty: card.symbol,
    aplikacjaNaleznosci: card.kind,
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
