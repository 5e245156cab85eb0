import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Grosze, zlotyNumber } from '../../../portal';
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
    answer: async ({ database, subject, today }) => {
      const cards = await database
        .select({ card: dueCard })
        .from(dueCard)
        .innerJoin(dueHolder, eq(dueHolder.cardId, dueCard.id))
        .where(eq(dueHolder.partyId, subject.id))
        .orderBy(sql`${dueCard.year} DESC NULLS LAST`, asc(dueCard.kind), asc(dueCard.symbol), asc(dueCard.id));
      const owed = await owedByCard(
        database,
        cards.map(({ card }) => card.id),
        today,
      );
      return {
        karty: cards.map(({ card }) => ({
          rok: card.year,
          aplikacjaNaleznosci: card.kind,
          symbolKarty: card.symbol,
          numerKontaBankowego: card.bankAccount,
          ...amountsOf(owed.get(card.id) ?? nothing),
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

/** What is left to pay of a card, and by when. */
interface OwedOfCard {
  readonly sum: Grosze;
  readonly overdue: Grosze;
  /** The earliest day, today or later, on which something is due, and how much is due on it. */
  readonly next: { readonly on: string; readonly sum: Grosze } | null;
}

const nothing: OwedOfCard = { sum: 0n, overdue: 0n, next: null };

function amountsOf({ sum, overdue, next }: OwedOfCard) {
  return {
    suma: zlotyNumber(sum),
    sumaPoTerminie: zlotyNumber(overdue),
    najblizszyTermin: next?.on ?? null,
    najblizszaKwota: next && zlotyNumber(next.sum),
  };
}

/** What is left to pay of each card: all that was charged less all that was booked, instalment by instalment. */
async function owedByCard(database: Database, cardIds: readonly number[], today: string): Promise<ReadonlyMap<number, OwedOfCard>> {
  if (cardIds.length === 0) return new Map();
  const of = inArray(dueInstalment.cardId, [...cardIds]);
  const charges = await database
    .select({ id: dueInstalment.id, card: dueInstalment.cardId, on: dueInstalment.dueOn, sum: charged.mapWith(BigInt) })
    .from(dueInstalment)
    .innerJoin(duePart, eq(duePart.instalmentId, dueInstalment.id))
    .where(of)
    .groupBy(dueInstalment.id)
    .orderBy(asc(dueInstalment.dueOn), asc(dueInstalment.id));
  const bookings = await database
    .select({ id: dueInstalment.id, sum: booked.mapWith(BigInt) })
    .from(dueInstalment)
    .innerJoin(duePart, eq(duePart.instalmentId, dueInstalment.id))
    .innerJoin(dueBookingLine, eq(dueBookingLine.partId, duePart.id))
    .where(of)
    .groupBy(dueInstalment.id);
  const paid = new Map(bookings.map(({ id, sum }) => [id, sum]));
  const owed = new Map<number, OwedOfCard>();
  for (const { id, card, on, sum } of charges)
    owed.set(card, withInstalment(owed.get(card) ?? nothing, { on, left: sum - (paid.get(id) ?? 0n) }, today));
  return owed;
}

/** The card with one more instalment; instalments come in the order of their dates. */
function withInstalment(card: OwedOfCard, { on, left }: { readonly on: string | null; readonly left: Grosze }, today: string): OwedOfCard {
  const sum = card.sum + left;
  if (left <= 0n || on === null) return { ...card, sum };
  if (on < today) return { ...card, sum, overdue: card.overdue + left };
  if (card.next !== null && card.next.on !== on) return { ...card, sum };
  return { ...card, sum, next: { on, sum: (card.next?.sum ?? 0n) + left } };
}
