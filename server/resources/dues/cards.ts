import { asc, eq, inArray, sql } from 'drizzle-orm';
import { zlotyNumber } from '../../../portal';
import { defineResource } from '../../calls/define-resource';
import { flag } from '../../calls/query-readers';
import type { Database } from '../../database/database';
import { dueBookingLine, dueCard, dueHolder, dueInstalment, duePart } from '../../database/dues-tables';

const charged = sql<bigint>`coalesce(sum(${duePart.principal} + ${duePart.costs} + ${duePart.interest} + ${duePart.prolongation}), 0)::bigint`;
const booked = sql<bigint>`coalesce(sum(${dueBookingLine.principal} + ${dueBookingLine.costs} + ${dueBookingLine.interest} + ${dueBookingLine.prolongation}), 0)::bigint`;

/** Cards of what a subject owes, alone or with others. */
export const cardResources = [
  defineResource('GET /oplaty/dajKartyNaleznosci', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const cards = await database
        .select({ card: dueCard })
        .from(dueCard)
        .innerJoin(dueHolder, eq(dueHolder.cardId, dueCard.id))
        .where(eq(dueHolder.partyId, subject.id))
        .orderBy(sql`${dueCard.year} DESC NULLS LAST`, asc(dueCard.kind), asc(dueCard.symbol));
      const left = await leftByCard(
        database,
        cards.map(({ card }) => card.id),
      );
      return {
        karty: cards.map(({ card }) => ({
          rok: card.year,
          aplikacjaNaleznosci: card.kind,
          symbolKarty: card.symbol,
          numerKontaBankowego: card.bankAccount,
          suma: zlotyNumber(left.get(card.id) ?? 0n),
          nazwaPlatnika: card.payer,
          idKartyNaleznosci: card.id,
          czyInstytucja: card.institution,
        })),
      };
    },
  }),

  defineResource('GET /oplaty/dajWspolzobowiazanych', {
    caller: 'subject',
    query: { czyProbka: flag('czyProbka') },
    answer: async ({ database, subject, query }) => {
      // A sample shows nothing of other persons.
      if (query.czyProbka) return { wspolzobowiazani: [] };
      const own = database.select({ id: dueHolder.cardId }).from(dueHolder).where(eq(dueHolder.partyId, subject.id));
      return {
        wspolzobowiazani: await database
          .select({
            nrKarty: dueCard.symbol,
            nazwaUdzialowca: dueHolder.name,
            udzial: dueHolder.share,
            formaWladania: dueHolder.possession,
            adresUdzialowca: dueHolder.address,
          })
          .from(dueHolder)
          .innerJoin(dueCard, eq(dueCard.id, dueHolder.cardId))
          .where(inArray(dueHolder.cardId, own))
          // The subject itself comes first, then the others as they were entered.
          .orderBy(asc(dueCard.symbol), sql`${dueHolder.partyId} IS NOT DISTINCT FROM ${subject.id} DESC`, asc(dueHolder.id)),
      };
    },
  }),
];

/** What is left to pay of each card: all that was charged less all that was booked. */
async function leftByCard(database: Database, cardIds: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  if (cardIds.length === 0) return new Map();
  const of = inArray(dueInstalment.cardId, [...cardIds]);
  const card = { id: dueInstalment.cardId };
  const charges = await database
    .select({ ...card, sum: charged.mapWith(BigInt) })
    .from(dueInstalment)
    .innerJoin(duePart, eq(duePart.instalmentId, dueInstalment.id))
    .where(of)
    .groupBy(dueInstalment.cardId);
  const bookings = await database
    .select({ ...card, sum: booked.mapWith(BigInt) })
    .from(dueInstalment)
    .innerJoin(duePart, eq(duePart.instalmentId, dueInstalment.id))
    .innerJoin(dueBookingLine, eq(dueBookingLine.partId, duePart.id))
    .where(of)
    .groupBy(dueInstalment.cardId);
  const left = new Map(charges.map(({ id, sum }) => [id, sum]));
  for (const { id, sum } of bookings) left.set(id, (left.get(id) ?? 0n) - sum);
  return left;
}
