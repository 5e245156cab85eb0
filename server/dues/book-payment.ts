import { eq } from 'drizzle-orm';
import type { PlainDate } from '../../engine';
import { type Grosze, lesserGrosze } from '../../portal';
import type { Database } from '../database/database';
import { dueBooking, dueBookingLine, dueCard } from '../database/dues-tables';
import { type Amounts, chosenParts, owedParts, sumAmounts, totalOf } from './owed-parts';

/** A payment that has arrived at the office's account. */
export interface ArrivedPayment {
  /** Identifies the payment. A reference is booked only once. */
  readonly reference: string;
  readonly cardId: number;
  /** The parts of instalments that it pays. */
  readonly partIds: readonly number[];
  readonly amount: Grosze;
  readonly bookedOn: PlainDate;
  readonly description: string;
}

/** Result of a payment. */
export interface BookedPayment {
  readonly bookingId: number;
  /** How much was booked on the dues. */
  readonly booked: Grosze;
  /** How much was left over, because the dues had been paid in another way meanwhile. */
  readonly overpaid: Grosze;
  /** settled: the dues are paid. partly: part of them is still open. overpaid: they are paid, and money was left over. */
  readonly outcome: 'settled' | 'partly' | 'overpaid';
  /** False when this payment had been booked before; then nothing was changed. */
  readonly isNew: boolean;
}

/**
 * Books a payment for the parts that it was made for, in the caller's transaction. Bookings of one card wait for each other. The oldest due
 * is paid first, and of each due first costs, then the prolongation fee, interest and the principal. What is left over is recorded as
 * overpaid.
 */
export async function bookPayment(transaction: Database, payment: ArrivedPayment): Promise<BookedPayment> {
  const { reference, cardId, partIds, amount, bookedOn, description } = payment;
  await transaction.select({ id: dueCard.id }).from(dueCard).where(eq(dueCard.id, cardId)).for('update');
  const before = await findBooking(transaction, reference);
  if (before) return before;

  let rest = amount;
  let owed = 0n;
  const lines: (Amounts & { readonly partId: number })[] = [];
  for (const { id, left } of chosenParts(await owedParts(transaction, [cardId]), { instalmentIds: [], partIds })) {
    const line = covered(left, rest);
    owed += totalOf(left);
    rest -= totalOf(line);
    if (totalOf(line) > 0n) lines.push({ partId: id, ...line });
  }
  const booked = amount - rest;
  const [made] = await transaction
    .insert(dueBooking)
    .values({ cardId, bookedOn, kind: 'online', description, overpaid: rest, remaining: owed - booked, paymentReference: reference })
    .returning({ id: dueBooking.id });
  if (!made) throw new Error(`The payment ${reference} was not booked.`);
  if (lines.length > 0) await transaction.insert(dueBookingLine).values(lines.map((line) => ({ bookingId: made.id, ...line })));
  return { bookingId: made.id, booked, overpaid: rest, outcome: outcomeOf(rest, owed - booked), isNew: true };
}

async function findBooking(transaction: Database, reference: string): Promise<BookedPayment | null> {
  const [known] = await transaction
    .select({ id: dueBooking.id, overpaid: dueBooking.overpaid, remaining: dueBooking.remaining })
    .from(dueBooking)
    .where(eq(dueBooking.paymentReference, reference));
  if (!known) return null;
  const lines = await transaction.select().from(dueBookingLine).where(eq(dueBookingLine.bookingId, known.id));
  const { id, overpaid, remaining } = known;
  return { bookingId: id, booked: totalOf(sumAmounts(lines)), overpaid, outcome: outcomeOf(overpaid, remaining ?? 0n), isNew: false };
}

function covered(left: Amounts, money: Grosze): Amounts {
  let rest = money;
  const take = (most: Grosze): Grosze => {
    const taken = lesserGrosze(rest, most);
    rest -= taken;
    return taken;
  };
  const costs = take(left.costs);
  const prolongation = take(left.prolongation);
  const interest = take(left.interest);
  return { costs, prolongation, interest, principal: take(left.principal) };
}

function outcomeOf(overpaid: Grosze, remaining: Grosze): BookedPayment['outcome'] {
  if (overpaid > 0n) return 'overpaid';
  return remaining > 0n ? 'partly' : 'settled';
}
