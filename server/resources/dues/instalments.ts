import { asc, eq, inArray, sql } from 'drizzle-orm';
import { zlotyNumber } from '../../../portal';
import { defineResource } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import type { Database } from '../../database/database';
import { dueCard, dueHolder, dueInstalment } from '../../database/dues-tables';
import { findCard } from '../../dues/find-card';
import { type Amounts, isPaid, type OwedPart, owedParts, sumAmounts, totalOf } from '../../dues/owed-parts';
import { orderedInstalments } from '../../payments/ordered-instalments';
import type { PaymentDesk } from '../../payments/payment-desk';
import { fieldsOfGateways } from '../../payments/providers/gateway';

/** Instalments of a card with the parts that they are made of. */
export const instalmentResources = [
  defineResource('GET /oplaty/dajNaleznosciKarty', {
    caller: 'subject',
    query: { idKartyNaleznosci: recordId('idKartyNaleznosci') },
    answer: async ({ database, subject, query, payments }) => {
      const card = await findCard(database, subject, query.idKartyNaleznosci);
      const instalments = await instalmentsOf(database, payments, [card.id]);
      return { ratyZbiorcze: instalments.map(({ answer }) => answer) };
    },
  }),

  defineResource('GET /oplaty/dajRatyDoZaplaty', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, payments }) => {
      const cards = await database
        .select({ card: dueCard })
        .from(dueCard)
        .innerJoin(dueHolder, eq(dueHolder.cardId, dueCard.id))
        .where(eq(dueHolder.partyId, subject.id));
      const byId = new Map(cards.map(({ card }) => [card.id, card]));
      const instalments = await instalmentsOf(database, payments, [...byId.keys()]);
      return {
        ratyZbiorcze: instalments.flatMap(({ cardId, answer }) => {
          const card = byId.get(cardId);
          if (card === undefined || answer.czySplacona) return [];
          return [
            {
              ...answer,
              idKartyNaleznosci: card.id,
              symbolKarty: card.symbol,
              aplikacjaNaleznosci: card.kind,
              numerKontaBankowego: card.bankAccount,
            },
          ];
        }),
      };
    },
  }),
];

/** The instalments of these cards by due date, each with its card and as the office answers. */
async function instalmentsOf(database: Database, { gateways }: PaymentDesk, cardIds: readonly number[]) {
  if (cardIds.length === 0) return [];
  const instalments = await database
    .select()
    .from(dueInstalment)
    .where(inArray(dueInstalment.cardId, [...cardIds]))
    .orderBy(sql`${dueInstalment.dueOn} NULLS LAST`, asc(dueInstalment.id));
  const parts = byInstalment(await owedParts(database, cardIds));
  const ordered = await orderedInstalments(database, cardIds);
  return instalments.map((instalment) => {
    const own = parts.get(instalment.id) ?? [];
    const paid = own.every(isPaid);
    return {
      cardId: instalment.cardId,
      answer: {
        idNaleznosciRatyZbiorczej: instalment.id,
        terminPlatnosci: instalment.dueOn,
        ...amountsOf(own, paid),
        czySplacona: paid,
        jestUpomnienie: instalment.reminded,
        jestWezwanie: instalment.summoned,
        jestRozlozenieNaRaty: instalment.inPlan,
        jestOdroczenieTerminu: instalment.deferred,
        jestTytulWykonawczy: instalment.enforced,
        ...fieldsOfGateways(gateways, 'ordered', ({ key }) => ordered.get(instalment.id)?.has(key) ?? false),
        raty: own.map((part) => ({
          idNaleznosciRaty: part.id,
          nrRaty: part.number,
          ...amountsOf([part], paid),
          rodzajOplaty: part.kind,
        })),
      },
    };
  });
}

/**
 * Amounts of parts. `kwotaRaty` is the principal as it was charged. The others are what is still to be paid, or what it was once all of the
 * instalment is paid; so parts always add up to their instalment.
 */
function amountsOf(parts: readonly OwedPart[], paid: boolean) {
  const amounts: Amounts = sumAmounts(parts.map(({ charged, left }) => (paid ? charged : left)));
  return {
    kwotaRaty: zlotyNumber(sumAmounts(parts.map(({ charged }) => charged)).principal),
    kwotaGlowna: zlotyNumber(amounts.principal),
    kosztyEgzekucji: zlotyNumber(amounts.costs),
    odsetki: zlotyNumber(amounts.interest),
    oplataProlongacyjna: zlotyNumber(amounts.prolongation),
    kwotaRazem: zlotyNumber(totalOf(amounts)),
  };
}

function byInstalment(parts: readonly OwedPart[]): ReadonlyMap<number, readonly OwedPart[]> {
  const groups = new Map<number, OwedPart[]>();
  for (const part of parts) {
    const group = groups.get(part.instalmentId);
    if (group) group.push(part);
    else groups.set(part.instalmentId, [part]);
  }
  return groups;
}
