import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type PaymentRow, payment } from '../database/payment-tables';
import { beginDoubt } from './doubt';
import type { PaymentDesk } from './payment-desk';
import { advance, lockPayment, type PaymentChanges } from './payment-events';
import { postPayment } from './post-payment';
import type { GatewayReport } from './providers/provider';
import { writeReceipt } from './write-receipt';

/** What a gateway says does not agree with what we have: the transaction is rolled back, and the payment is disputed outside of it. */
class Contradiction extends Error {
  override readonly name = 'Contradiction';
}

type Source = 'notification' | 'sweep';

/**
 * Takes what a gateway says about a payment and brings the payment as far as it goes: paid, confirmed with the gateway, posted. It may be
 * called any number of times and by several servers at once; each step happens once.
 */
export async function settlePayment(desk: PaymentDesk, id: number, report: GatewayReport, source: Source): Promise<PaymentRow> {
  const row = await applyReport(desk, id, report, source);
  return await finishPayment(desk, row, source);
}

/** Goes on with a payment that is known to be paid: makes sure with the gateway, and posts it when its time has come. */
export async function finishPayment(desk: PaymentDesk, row: PaymentRow, source: Source): Promise<PaymentRow> {
  const confirmed = row.state === 'paid' ? await confirmPayment(desk, row, source) : row;
  return confirmed.state === 'verified' ? await postPayment(desk, confirmed) : confirmed;
}

async function applyReport(desk: PaymentDesk, id: number, report: GatewayReport, source: Source): Promise<PaymentRow> {
  return await orDispute(desk, id, source, async (transaction, row) => {
    if (report.outcome === 'paid') await expectAgreement(transaction, row, report);
    const changed = await advance(transaction, row, {
      event: report.outcome,
      source,
      now: desk.now(),
      changes: changesOf(report, desk),
    });
    return changed ?? row;
  });
}

function changesOf({ outcome, orderId }: GatewayReport, desk: PaymentDesk): PaymentChanges {
  const now = desk.now();
  switch (outcome) {
    case 'paid':
      return { paidAt: now, orderId, nextCheckAt: now, checks: 0, reason: null };
    case 'begun':
      return {};
    case 'refused':
    case 'expired':
      return beginDoubt(desk);
    case 'returned':
      return { nextCheckAt: null };
  }
}

async function expectAgreement(transaction: Database, row: PaymentRow, { amount, currency, orderId }: GatewayReport): Promise<void> {
  if (amount !== null && amount !== row.amount) throw new Contradiction(`${amount} paid instead of ${row.amount}`);
  if (currency !== null && currency !== row.currency) throw new Contradiction(`paid in ${currency}`);
  if (orderId === null) return;
  if (row.orderId !== null && row.orderId !== orderId) throw new Contradiction(`paid again, as order ${orderId}`);
  const [other] = await transaction
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.provider, row.provider), eq(payment.orderId, orderId), ne(payment.id, row.id)));
  if (other) throw new Contradiction(`order ${orderId} belongs to payment ${other.id}`);
}

async function confirmPayment(desk: PaymentDesk, row: PaymentRow, source: Source): Promise<PaymentRow> {
  const answer = await desk.provider(row.provider)?.confirm(row);
  if (!answer || answer.kind === 'unreachable') return row;
  const confirmed = await orDispute(desk, row.id, source, async (transaction, current) => {
    if (answer.kind === 'contradicted') {
      // Of two notifications at once one may be refused because the other was confirmed: the sweep asks again and decides.
      if (current.state !== 'paid' || source === 'notification') return current;
      throw new Contradiction(answer.reason);
    }
    const now = desk.now();
    const postAt = new Date(now.getTime() + desk.postingSeconds * 1000);
    const changes = { verifiedAt: now, nextCheckAt: postAt, checks: 0 };
    const changed = await advance(transaction, current, { event: 'confirmed', source, now, changes });
    return changed ? await writeReceipt(desk, transaction, changed) : current;
  });
  if (confirmed.receiptTo !== null) desk.letters?.deliver();
  return confirmed;
}

/** Works on a locked payment; what contradicts our own row is undone and then recorded in a transaction of its own. */
async function orDispute(
  desk: PaymentDesk,
  id: number,
  source: Source,
  work: (transaction: Database, row: PaymentRow) => Promise<PaymentRow>,
): Promise<PaymentRow> {
  const read = desk.readPayment ?? lockPayment;
  try {
    return await desk.database.transaction(async (transaction) => await work(transaction, await read(transaction, id)));
  } catch (error) {
    const reason =
      error instanceof Contradiction ? error.message : isTakenOrder(error) ? 'the order number belongs to another payment' : null;
    if (reason === null) throw error;
    return await disputePayment(desk, id, source, reason);
  }
}

async function disputePayment(desk: PaymentDesk, id: number, source: Source, reason: string): Promise<PaymentRow> {
  const disputed = await desk.database.transaction(async (transaction) => {
    const row = await lockPayment(transaction, id);
    const changes = { reason, nextCheckAt: null };
    return {
      row,
      changed: await advance(transaction, row, { event: 'contradicted', source, now: desk.now(), detail: reason, changes }),
    };
  });
  if (disputed.changed) desk.tell(`Payment ${id} is disputed: ${reason}.`);
  return disputed.changed ?? disputed.row;
}

/** Two servers may write the same order number at the same moment: the unique key decides. */
function isTakenOrder(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && cause.message.includes('payment_provider_order_id_key');
}

/** Takes an event that a step of our own found out, such as a registration, and gives the payment as it is then. */
export async function notePayment(
  desk: PaymentDesk,
  id: number,
  happening: Omit<Parameters<typeof advance>[2], 'now'>,
): Promise<PaymentRow> {
  return await desk.database.transaction(async (transaction) => {
    const row = await lockPayment(transaction, id);
    return (await advance(transaction, row, { ...happening, now: desk.now() })) ?? row;
  });
}
