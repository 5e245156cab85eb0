import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type PaymentRow, payment, paymentEvent } from '../database/payment-tables';
import { nextState, type PaymentEvent } from './states';

type EventSource = (typeof paymentEvent.$inferInsert)['source'];

/** Columns that change together with the state. */
export type PaymentChanges = Partial<
  Pick<PaymentRow, 'token' | 'orderId' | 'reason' | 'paidAt' | 'verifiedAt' | 'postedAt' | 'nextCheckAt' | 'checks'>
>;

interface Happening {
  readonly event: PaymentEvent;
  readonly source: EventSource;
  readonly now: Date;
  readonly detail?: string;
  readonly changes?: PaymentChanges;
}

const longestDetail = 500;

/** The row of a payment, locked until the transaction ends. */
export async function lockPayment(transaction: Database, id: number): Promise<PaymentRow> {
  const [found] = await transaction.select().from(payment).where(eq(payment.id, id)).for('update');
  if (!found) throw new Error(`There is no payment ${id}.`);
  return found;
}

/** Writes down what happened to a payment and changes its state as listed. What is not listed is written down and changes nothing: then null. */
export async function advance(transaction: Database, row: PaymentRow, happening: Happening): Promise<PaymentRow | null> {
  const { event, source, now, detail, changes = {} } = happening;
  const state = nextState(row.state, event);
  await transaction.insert(paymentEvent).values({
    paymentId: row.id,
    provider: row.provider,
    happenedAt: now,
    source,
    event,
    fromState: row.state,
    toState: state,
    detail: detail?.slice(0, longestDetail) ?? null,
  });
  if (state === null) return null;
  const [changed] = await transaction
    .update(payment)
    .set({ ...changes, state })
    .where(eq(payment.id, row.id))
    .returning();
  return changed ?? null;
}

interface Unbelieved {
  readonly provider: PaymentRow['provider'];
  readonly paymentId: number | null;
  readonly event: 'forged' | 'unknown';
  readonly now: Date;
  readonly detail: string;
}

/** Writes down a message that is not believed. */
export async function recordUnbelieved(database: Database, { provider, paymentId, event, now, detail }: Unbelieved): Promise<void> {
  const kept = printable(detail).slice(0, longestDetail);
  await database.insert(paymentEvent).values({ paymentId, provider, happenedAt: now, source: 'notification', event, detail: kept });
}

/** A text that the database takes: a stranger may send anything. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
}
