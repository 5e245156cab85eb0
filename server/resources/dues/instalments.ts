import { asc, eq, sql } from 'drizzle-orm';
import { zlotyNumber } from '../../../portal';
import { defineResource } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import { dueInstalment } from '../../database/dues-tables';
import { findCard } from '../../dues/find-card';
import { type Amounts, isPaid, type OwedPart, owedParts, sumAmounts, totalOf } from '../../dues/owed-parts';
import { orderedInstalments } from '../../payments/ordered-instalments';
import { fieldsOfGateways } from '../../payments/providers/gateway';

/** Instalments of a card with the parts that they are made of. */
export const instalmentResources = [
  defineResource('GET /oplaty/dajNaleznosciKarty', {
    caller: 'subject',
    query: { idKartyNaleznosci: recordId('idKartyNaleznosci') },
    answer: async ({ database, subject, query, payments }) => {
      const { id } = await findCard(database, subject, query.idKartyNaleznosci);
      const instalments = await database
        .select()
        .from(dueInstalment)
        .where(eq(dueInstalment.cardId, id))
        .orderBy(sql`${dueInstalment.dueOn} NULLS LAST`, asc(dueInstalment.id));
      const parts = byInstalment(await owedParts(database, id));
      const ordered = await orderedInstalments(database, id);
      return {
        ratyZbiorcze: instalments.map((instalment) => {
          const own = parts.get(instalment.id) ?? [];
          const paid = own.every(isPaid);
          return {
            idNaleznosciRatyZbiorczej: instalment.id,
            terminPlatnosci: instalment.dueOn,
            ...amountsOf(own, paid),
            czySplacona: paid,
            jestUpomnienie: instalment.reminded,
            jestWezwanie: instalment.summoned,
            jestRozlozenieNaRaty: instalment.inPlan,
            jestOdroczenieTerminu: instalment.deferred,
            jestTytulWykonawczy: instalment.enforced,
            ...fieldsOfGateways(payments.gateways, 'ordered', ({ key }) => ordered.get(instalment.id)?.has(key) ?? false),
            raty: own.map((part) => ({
              idNaleznosciRaty: part.id,
              nrRaty: part.number,
              ...amountsOf([part], paid),
              rodzajOplaty: part.kind,
            })),
          };
        }),
      };
    },
  }),
];

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
