import { asc, desc, eq } from 'drizzle-orm';
import { defineResource } from '../calls/define-resource';
import { year } from '../calls/query-readers';
import { selectAll } from '../database/database';
import { budgetExpenditure, budgetIncome } from '../database/tables';

/** Years, income and expenditure of the municipal budget. */
export const budgetResources = [
  defineResource('GET /fk/gmina/dajLataBudzetowe', {
    query: {},
    answer: async ({ database }) => {
      const years = await database.selectDistinct({ year: budgetIncome.year }).from(budgetIncome).orderBy(desc(budgetIncome.year));
      return { lataBudzetowe: years.map((row) => row.year) };
    },
  }),

  defineResource('GET /fk/gmina/dajDochodyBudzetu', {
    query: { rok: year },
    answer: async ({ database, query }) => ({
      listaDochodow: await selectAll(database, (session, limit, offset) =>
        session
          .select({
            rozdzial: budgetIncome.chapter,
            paragraf: budgetIncome.paragraph,
            nazwaPozycji: budgetIncome.title,
            planPoZmianach: budgetIncome.planned,
            naleznosci: budgetIncome.receivable,
            dochodyOtrzymane: budgetIncome.received,
            dochodyWykonane: budgetIncome.executed,
          })
          .from(budgetIncome)
          .where(eq(budgetIncome.year, query.rok))
          .orderBy(asc(budgetIncome.chapter), asc(budgetIncome.paragraph))
          .limit(limit)
          .offset(offset),
      ),
    }),
  }),

  defineResource('GET /fk/gmina/dajWydatkiBudzetu', {
    query: { rok: year },
    answer: async ({ database, query }) => {
      const positions = await selectAll(database, (session, limit, offset) =>
        session
          .select({
            rozdzial: budgetExpenditure.chapter,
            paragraf: budgetExpenditure.paragraph,
            nazwaPozycji: budgetExpenditure.title,
            planPoZmianach: budgetExpenditure.planned,
            wydatki: budgetExpenditure.spent,
            zobowiazania: budgetExpenditure.liabilities,
            koszty: budgetExpenditure.costs,
            zaangazowanie: budgetExpenditure.committed,
          })
          .from(budgetExpenditure)
          .where(eq(budgetExpenditure.year, query.rok))
          .orderBy(asc(budgetExpenditure.chapter), asc(budgetExpenditure.paragraph))
          .limit(limit)
          .offset(offset),
      );
      // An expenditure position has no receivables and no income; the contract names them all the same.
      return {
        listaWydatkow: positions.map((position) => ({ ...position, naleznosci: null, dochodyOtrzymane: null, dochodyWykonane: null })),
      };
    },
  }),
];
