import { asc, eq, sql } from 'drizzle-orm';
import { recordIds, recordNumber } from '../../calls/body-readers';
import { defineResource, OfficeFile } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { dueBooking, dueBookingLine } from '../../database/dues-tables';
import { findCard } from '../../dues/find-card';
import { chosenParts, isPaid, owedParts } from '../../dues/owed-parts';
import { OfficeFailure } from '../../errors/office-failure';
import { type ConfirmedPayment, proofLetter } from './proof-letter';

const lineTotal = sql<bigint>`(${dueBookingLine.principal} + ${dueBookingLine.costs} + ${dueBookingLine.interest} + ${dueBookingLine.prolongation})`;

/** Proof of payment of chosen instalments. It says that they are paid, so all of them must be. */
export const proofResources = [
  defineResource('POST /oplaty/dajPotwierdzenieWplaty', {
    caller: 'subject',
    query: {},
    body: {
      idKartyNaleznosci: recordNumber('idKartyNaleznosci'),
      idNaleznosciRatyZbiorczej: recordIds('idNaleznosciRatyZbiorczej'),
      idNaleznosciRaty: recordIds('idNaleznosciRaty'),
    },
    answer: async ({ database, subject, body, draw }) => {
      const card = await findCard(database, subject, body.idKartyNaleznosci);
      const chosen = chosenParts(await owedParts(database, [card.id]), {
        instalmentIds: body.idNaleznosciRatyZbiorczej,
        partIds: body.idNaleznosciRaty,
      });
      if (chosen.length === 0) throw new OfficeFailure('wrongQuery', { name: 'idNaleznosciRatyZbiorczej' });
      if (!chosen.every(isPaid)) throw new OfficeFailure('notPaid');
      const payments = await paymentsOf(database, card.id, new Set(chosen.map(({ id }) => id)));
      return new OfficeFile(await draw(proofLetter(card, chosen, payments)), 'potwierdzenie_wplaty.pdf', 'application/pdf');
    },
  }),
];

/** The card's payments that went to the chosen parts, each with as much as went there. */
async function paymentsOf(database: Database, cardId: number, partIds: ReadonlySet<number>): Promise<readonly ConfirmedPayment[]> {
  const lines = await database
    .select({
      id: dueBooking.id,
      bookedOn: dueBooking.bookedOn,
      description: dueBooking.description,
      partId: dueBookingLine.partId,
      amount: lineTotal.mapWith(BigInt),
    })
    .from(dueBookingLine)
    .innerJoin(dueBooking, eq(dueBooking.id, dueBookingLine.bookingId))
    .where(eq(dueBooking.cardId, cardId))
    .orderBy(asc(dueBooking.bookedOn), asc(dueBooking.id));
  const payments = new Map<number, ConfirmedPayment>();
  for (const { id, partId, bookedOn, description, amount } of lines) {
    if (!partIds.has(partId)) continue;
    payments.set(id, { bookedOn, description, amount: (payments.get(id)?.amount ?? 0n) + amount });
  }
  return [...payments.values()];
}
