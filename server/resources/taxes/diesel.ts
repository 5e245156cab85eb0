import { and, asc, desc, eq } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { year } from '../../calls/query-readers';
import { dieselApplication, dieselRefund } from '../../database/tax-tables';

/** Applications for a refund of the excise in diesel, and the decisions about them. */
export const dieselResources = [
  defineResource('GET /akcyza/dajLataWnioskow', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const years = await database
        .selectDistinct({ year: dieselApplication.year })
        .from(dieselApplication)
        .where(eq(dieselApplication.partyId, subject.id))
        .orderBy(desc(dieselApplication.year));
      return { lataWnioskow: years.map((row) => row.year) };
    },
  }),

  defineResource('GET /akcyza/dajWnioski', {
    caller: 'subject',
    query: { rok: year },
    answer: async ({ database, subject, query }) => ({
      wnioski: await database
        .select({
          sygnaturaWniosku: dieselApplication.signature,
          dataZlozeniaWniosku: dieselApplication.filedOn,
          powierzchniaUzytkowRolnych: dieselApplication.farmland,
          iloscOleju: dieselApplication.litres,
          rocznyLimitZwrotu: dieselApplication.yearlyLimit,
          czyWyplataNaRachunekBankowy: dieselApplication.toAccount,
        })
        .from(dieselApplication)
        .where(and(eq(dieselApplication.partyId, subject.id), eq(dieselApplication.year, query.rok)))
        .orderBy(asc(dieselApplication.filedOn), asc(dieselApplication.id)),
    }),
  }),

  defineResource('GET /akcyza/dajZwroty', {
    caller: 'subject',
    query: { rok: year },
    answer: async ({ database, subject, query }) => ({
      zwroty: await database
        .select({
          numerDecyzji: dieselRefund.decisionNumber,
          dataWydaniaDecyzji: dieselRefund.issuedOn,
          kwotaZwrotu: dieselRefund.amount,
          pozostalyLimitZwrotuDoWykorzystania: dieselRefund.remainingLimit,
          rocznyLimitZwrotu: dieselApplication.yearlyLimit,
          kwotaWyplacona: dieselRefund.paid,
        })
        .from(dieselRefund)
        .innerJoin(dieselApplication, eq(dieselApplication.id, dieselRefund.applicationId))
        .where(and(eq(dieselApplication.partyId, subject.id), eq(dieselApplication.year, query.rok)))
        .orderBy(asc(dieselApplication.filedOn), asc(dieselApplication.id)),
    }),
  }),
];
