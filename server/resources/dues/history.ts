import { asc, desc, eq, sql } from 'drizzle-orm';
import { type Grosze, zlotyNumber } from '../../../portal';
import { defineResource } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import { dueBooking, dueBookingLine, dueCollection } from '../../database/dues-tables';
import { findCard } from '../../dues/find-card';
import { type Amounts, totalOf } from '../../dues/owed-parts';
import { officeText } from '../../texts/office-texts';

const idKartyNaleznosci = recordId('idKartyNaleznosci');
const sum = (column: (typeof dueBookingLine)[keyof Amounts]) => sql<bigint>`coalesce(sum(${column}), 0)::bigint`.mapWith(BigInt);

/** What was booked for a card, and what the office did to collect it. */
export const historyResources = [
  defineResource('GET /oplaty/dajZaksiegowaneWplaty', {
    caller: 'subject',
    query: { idKartyNaleznosci },
    answer: async ({ database, subject, query, language }) => {
      const { id } = await findCard(database, subject, query.idKartyNaleznosci);
      const bookings = await database
        .select({
          booking: dueBooking,
          principal: sum(dueBookingLine.principal),
          costs: sum(dueBookingLine.costs),
          interest: sum(dueBookingLine.interest),
          prolongation: sum(dueBookingLine.prolongation),
        })
        .from(dueBooking)
        .leftJoin(dueBookingLine, eq(dueBookingLine.bookingId, dueBooking.id))
        .where(eq(dueBooking.cardId, id))
        .groupBy(dueBooking.id)
        .orderBy(desc(dueBooking.bookedOn), desc(dueBooking.id));
      return {
        listaZaksiegowanychWplat: bookings.flatMap(({ booking, ...amounts }) => {
          const { description: opis, bookedOn: dataOperacji, remaining, overpaid } = booking;
          const row = { opis, dataOperacji, typ: officeText(`dues.booking.${booking.kind}`, language), ...operation(amounts, remaining) };
          const paidAbove = { ...noAmounts, principal: overpaid };
          // Money above the dues belongs to none of them, hence it is a row of its own.
          const above = { opis, dataOperacji, typ: officeText('dues.overpayment', language), ...operation(paidAbove, remaining) };
          return [...(overpaid > 0n ? [above] : []), ...(overpaid > 0n && totalOf(amounts) === 0n ? [] : [row])];
        }),
      };
    },
  }),

  defineResource('GET /oplaty/dajElementyDochodzenia', {
    caller: 'subject',
    query: { idKartyNaleznosci },
    answer: async ({ database, subject, query, language }) => {
      const { id } = await findCard(database, subject, query.idKartyNaleznosci);
      const items = await database
        .select()
        .from(dueCollection)
        .where(eq(dueCollection.cardId, id))
        .orderBy(desc(dueCollection.doneOn), asc(dueCollection.id));
      return {
        listaElementowDochodzeniaNaleznosci: items.map(({ description, doneOn, kind, remaining, ...amounts }) => ({
          opis: description,
          dataOperacji: doneOn,
          typ: officeText(`dues.collection.${kind}`, language),
          ...operation(amounts, remaining),
        })),
      };
    },
  }),
];

const noAmounts: Amounts = { principal: 0n, costs: 0n, interest: 0n, prolongation: 0n };

function operation(amounts: Amounts, remaining: Grosze | null) {
  return {
    kwotaGlowna: zlotyNumber(amounts.principal),
    kosztyUpomnien: zlotyNumber(amounts.costs),
    odsetki: zlotyNumber(amounts.interest),
    oplataProlongacyjna: zlotyNumber(amounts.prolongation),
    suma: zlotyNumber(totalOf(amounts)),
    pozostaloDoSplaty: remaining === null ? null : zlotyNumber(remaining),
  };
}
