import { asc, eq } from 'drizzle-orm';
import { sumGrosze } from '../../portal';
import { officeDay } from '../calendar/office-day';
import type { Database } from '../database/database';
import { dueInstalment } from '../database/dues-tables';
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

/** Books what was paid on each card that it was for, in the order of the cards' ids as those who order do; gives what was left over. */
async function book(transaction: Database, row: PaymentRow, now: Date): Promise<bigint> {
  const items = await transaction
    .select({ partId: paymentItem.partId, amount: paymentItem.amount, cardId: dueInstalment.cardId })
    .from(paymentItem)
    .innerJoin(dueInstalment, eq(dueInstalment.id, paymentItem.instalmentId))
    .where(eq(paymentItem.paymentId, row.id))
    .orderBy(asc(dueInstalment.cardId), asc(paymentItem.position));
  let above = 0n;
  for (const cardId of new Set(items.map((item) => item.cardId))) {
    const own = items.filter((item) => item.cardId === cardId);
    const { overpaid } = await bookPayment(transaction, {
      reference: referenceOf(row, cardId),
      cardId,
      partIds: own.map(({ partId }) => partId),
      amount: sumGrosze(own.map(({ amount }) => amount)),
      bookedOn: officeDay(now),
      description: row.title,
    });
    above += overpaid;
  }
  return above;
}

/** Each booking of a payment has a reference of its own, since none is booked twice. */
function referenceOf({ transferId, cardId }: PaymentRow, booked: number): string {
  return booked === cardId ? transferId : `${transferId}/${booked}`;
}
