import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { years } from '../../calls/query-readers';
import { taxAssessment, taxCardHolder, taxItem } from '../../database/tax-tables';

type Tax = (typeof taxItem.$inferSelect)['tax'];

/** One tax of an assessment: the sum of its items in whole złoty, as art. 63 of the Tax Ordinance rounds it; empty without such an item. */
const taxOf = (tax: Tax) => sql<number | null>`round(sum(${taxItem.amount}) filter (where ${taxItem.tax} = ${tax}))`.mapWith(Number);

/** Taxes assessed for the cards that a subject holds, alone or with others. */
export const assessmentResources = [
  defineResource('GET /podatki/dajLataPodatkowe', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const found = await database
        .selectDistinct({ year: taxAssessment.year })
        .from(taxAssessment)
        .innerJoin(taxCardHolder, eq(taxCardHolder.card, taxAssessment.card))
        .where(eq(taxCardHolder.partyId, subject.id))
        .orderBy(desc(taxAssessment.year));
      return { lataPodatkowe: found.map(({ year }) => year) };
    },
  }),

  defineResource('GET /podatki/dajWymiarPodatku', {
    caller: 'subject',
    query: { lataPodatkowe: years },
    answer: async ({ database, subject, query }) => {
      const assessed = await database
        .select({
          nrKarty: taxAssessment.card,
          rokPodatkowy: taxAssessment.year,
          dataWymiaru: taxAssessment.assessedOn,
          opisWymiaru: taxAssessment.kind,
          nrDecyzji: taxAssessment.decisionNumber,
          podatekRolny: taxOf('agricultural'),
          podatekLesny: taxOf('forest'),
          podatekOdNieruchomosci: taxOf('property'),
          idArchiwumDruku: taxAssessment.printId,
        })
        .from(taxAssessment)
        .innerJoin(taxCardHolder, eq(taxCardHolder.card, taxAssessment.card))
        .leftJoin(taxItem, eq(taxItem.assessmentId, taxAssessment.id))
        .where(and(eq(taxCardHolder.partyId, subject.id), inArray(taxAssessment.year, [...query.lataPodatkowe])))
        .groupBy(taxAssessment.id)
        .orderBy(desc(taxAssessment.year), asc(taxAssessment.card), asc(taxAssessment.id));
      // Whole złoty, so that sums of them are exact.
      const sum = (field: 'podatekRolny' | 'podatekLesny' | 'podatekOdNieruchomosci') =>
        assessed.reduce((total, row) => total + (row[field] ?? 0), 0);
      const sums = {
        podatekRolnySuma: sum('podatekRolny'),
        podatekLesnySuma: sum('podatekLesny'),
        podatekOdNieruchomosciSuma: sum('podatekOdNieruchomosci'),
      };
      return {
        pozycjeWymiaruPodatku: assessed.map((row) => ({
          ...row,
          podatekRazem: (row.podatekRolny ?? 0) + (row.podatekLesny ?? 0) + (row.podatekOdNieruchomosci ?? 0),
        })),
        ...sums,
        podatekSuma: sums.podatekRolnySuma + sums.podatekLesnySuma + sums.podatekOdNieruchomosciSuma,
      };
    },
  }),
];
