import { and, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { paymentEvent } from '../database/payment-tables';

const keptDays = 90;

/** Removes messages that were not believed and have been looked at for long: anybody can send them. What is about a payment stays with it. */
export async function tidyPayments(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 3_600_000);
  await database.delete(paymentEvent).where(and(isNull(paymentEvent.paymentId), lt(paymentEvent.happenedAt, before)));
}
