import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payment, paymentItem } from '../database/payment-tables';
import { orderedStates } from './states';

/** Providers through which a payment of an instalment is on its way. */
export interface OrderedPayment {
  readonly kir: boolean;
  readonly p24: boolean;
}

/** Instalments of a card for which money is on its way, by id. What was only started at a gateway's page does not count: it may never be paid. */
export async function orderedInstalments(database: Database, cardId: number): Promise<ReadonlyMap<number, OrderedPayment>> {
  const rows = await database
    .selectDistinct({ instalmentId: paymentItem.instalmentId, provider: payment.provider })
    .from(paymentItem)
    .innerJoin(payment, eq(payment.id, paymentItem.paymentId))
    .where(and(eq(payment.cardId, cardId), inArray(payment.state, [...orderedStates])));
  const found = new Map<number, OrderedPayment>();
  for (const { instalmentId, provider } of rows) {
    const { kir, p24 } = found.get(instalmentId) ?? { kir: false, p24: false };
    found.set(instalmentId, { kir: kir || provider === 'kir', p24: p24 || provider === 'p24' });
  }
  return found;
}
