import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { dueInstalment } from '../database/dues-tables';
import { payment, paymentItem } from '../database/payment-tables';
import { orderedStates } from './states';

/**
 * Instalments of these cards for which money is on its way, by id, with the keys of the gateways. What was only started at a gateway's page does
 * not count: it may never be paid.
 */
export async function orderedInstalments(
  database: Database,
  cardIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  if (cardIds.length === 0) return new Map();
  const rows = await database
    .selectDistinct({ instalmentId: paymentItem.instalmentId, provider: payment.provider })
    .from(paymentItem)
    .innerJoin(payment, eq(payment.id, paymentItem.paymentId))
    .innerJoin(dueInstalment, eq(dueInstalment.id, paymentItem.instalmentId))
    .where(and(inArray(dueInstalment.cardId, [...cardIds]), inArray(payment.state, [...orderedStates])));
  const found = new Map<number, Set<string>>();
  for (const { instalmentId, provider } of rows) found.set(instalmentId, (found.get(instalmentId) ?? new Set<string>()).add(provider));
  return found;
}
