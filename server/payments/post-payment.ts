import { asc, eq } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import type { Database } from '../database/database';
import { type PaymentRow, paymentItem, paymentPosting } from '../database/payment-tables';
import { bookPayment } from '../dues/book-payment';
import type { PaymentDesk } from './payment-desk';
import { advance, lockPayment } from './payment-events';

/** Posts a confirmed payment when its time has come: the money is in the office's books, the instalments are paid. It happens once. */
export async function postPayment(desk: PaymentDesk, { id }: Pick<PaymentRow, 'id'>): Promise<PaymentRow> {
  const read = desk.readPayment ?? lockPayment;
  return await desk.database.transaction(async (transaction) => {
    const row = await read(transaction, id);
    const now = desk.now();
    if (row.state !== 'verified' || !isDue(row, desk.postingSeconds, now)) return row;
    const overpaid = await book(transaction, row, now);
    await transaction.insert(paymentPosting).values({ paymentId: id, postedAt: now, overpaid });
    const detail = overpaid > 0n ? `${overpaid} grosze above the dues` : undefined;
    const changes = { postedAt: now, nextCheckAt: null };
    return (await advance(transaction, row, { event: 'posted', source: 'posting', now, changes, ...(detail && { detail }) })) ?? row;
  });
}

function isDue({ verifiedAt }: PaymentRow, postingSeconds: number, now: Date): boolean {
  return verifiedAt !== null && verifiedAt.getTime() + postingSeconds * 1000 <= now.getTime();
}

async function book(transaction: Database, row: PaymentRow, now: Date): Promise<bigint> {
  const items = await transaction
    .select({ partId: paymentItem.partId })
    .from(paymentItem)
    .where(eq(paymentItem.paymentId, row.id))
    .orderBy(asc(paymentItem.position));
  const { overpaid } = await bookPayment(transaction, {
    reference: row.transferId,
    cardId: row.cardId,
    partIds: items.map(({ partId }) => partId),
    amount: row.amount,
    bookedOn: todayIn('Europe/Warsaw', now),
    description: row.title,
  });
  return overpaid;
}
