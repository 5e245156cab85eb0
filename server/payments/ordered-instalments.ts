import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payment, paymentItem } from '../database/payment-tables';
import { orderedStates } from './states';

/**
 * Instalments of a card for which money is on its way, by id, with the keys of the gateways. What was only started at a gateway's page does
 * not count: it may never be paid.
 */
export async function orderedInstalments(database: Database, cardId: number): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await database
    .selectDistinct({ instalmentId: paymentItem.instalmentId, provider: payment.provider })
    .from(paymentItem)
    .innerJoin(payment, eq(payment.id, paymentItem.paymentId))
    .where(and(eq(payment.cardId, cardId), inArray(payment.state, [...orderedStates])));
  const found = new Map<number, Set<string>>();
  for (const { instalmentId, provider } of rows) found.set(instalmentId, (found.get(instalmentId) ?? new Set<string>()).add(provider));
  return found;
}
