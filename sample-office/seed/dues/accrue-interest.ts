import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { PlainDate } from '../../../engine';
import type { Grosze } from '../../../portal';
import { type Database, dueBookingLine, dueCard, dueInstalment, duePart, payment, paymentItem } from '../../../server/database';
import { unsettledStates } from '../../../server/payments';
import { interestOf } from './interest';
import { sampleLaws } from './make-dues';

const chunk = 2_000;

/**
 * Charges the interest of the sample dues up to a day, as an office's books do overnight. It is only ever added, and stands with a part
 * that is not paid, so that what is paid stays paid. Dues for which money is on its way are left as they were ordered.
 */
export async function accrueInterest(database: Database, today: PlainDate): Promise<void> {
  const laws = sampleLaws();
  await database.transaction(async (transaction) => {
    const ofSample = inArray(dueCard.symbol, [...laws.keys()]);
    // Payments and bookings of the cards take turns with this.
    await transaction.select({ id: dueCard.id }).from(dueCard).where(ofSample).orderBy(asc(dueCard.id)).for('update');
    const added = (await lateInstalments(transaction, today)).flatMap(({ symbol, partId, dueOn, principal, interest }) => {
      const law = laws.get(symbol);
      const more = law === undefined || dueOn === null ? 0n : interestOf(principal, dueOn, today, law) - interest;
      return more > 0n ? [{ partId, more }] : [];
    });
    for (let start = 0; start < added.length; start += chunk) await charge(transaction, added.slice(start, start + chunk));
  });
}

/** Instalments past their day with principal that is not paid: how much of it, the interest so far, and the first part that it stands with. */
async function lateInstalments(transaction: Database, today: PlainDate) {
  const booked = transaction
    .select({ partId: dueBookingLine.partId, principal: sql<bigint>`sum(${dueBookingLine.principal})`.as('booked_principal') })
    .from(dueBookingLine)
    .groupBy(dueBookingLine.partId)
    .as('booked');
  const left = sql`${duePart.principal} - coalesce(${booked.principal}, 0)`;
  const beingPaid = transaction
    .select({ id: paymentItem.paymentId })
    .from(paymentItem)
    .innerJoin(payment, eq(payment.id, paymentItem.paymentId))
    .where(and(eq(paymentItem.instalmentId, dueInstalment.id), inArray(payment.state, [...unsettledStates])));
  return await transaction
    .select({
      symbol: dueCard.symbol,
      dueOn: dueInstalment.dueOn,
      partId: sql<number>`min(${duePart.id}) FILTER (WHERE ${left} > 0)`.mapWith(Number),
      principal: sql<bigint>`sum(${left})`.mapWith(BigInt),
      interest: sql<bigint>`sum(${duePart.interest})`.mapWith(BigInt),
    })
    .from(dueInstalment)
    .innerJoin(dueCard, eq(dueCard.id, dueInstalment.cardId))
    .innerJoin(duePart, eq(duePart.instalmentId, dueInstalment.id))
    .leftJoin(booked, eq(booked.partId, duePart.id))
    .where(and(lt(dueInstalment.dueOn, today), notExists(beingPaid)))
    .groupBy(dueInstalment.id, dueCard.id)
    .having(sql`sum(${left}) > 0`);
}

interface AddedInterest {
  readonly partId: number;
  readonly more: Grosze;
}

async function charge(transaction: Database, added: readonly AddedInterest[]): Promise<void> {
  const rows = added.map(({ partId, more }) => sql`(${partId}::integer, ${String(more)}::bigint)`);
  await transaction.execute(sql`
    UPDATE due_part SET interest = due_part.interest + added.more
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS added (id, more) WHERE due_part.id = added.id`);
}
