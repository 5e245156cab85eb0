import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { year } from '../../calls/query-readers';
import { localFee, localFeeInstalment } from '../../database/register-tables';

const ofSubject = (id: number) => eq(localFee.partyId, id);

/** Fees that the subject owes by a contract or a decision. */
export const localFeeResources = [
  defineResource('GET /oplaty/dajLataOplatLokalnych', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const years = await database
        .selectDistinct({ year: localFeeInstalment.year })
        .from(localFeeInstalment)
        .innerJoin(localFee, eq(localFee.id, localFeeInstalment.feeId))
        .where(ofSubject(subject.id))
        .orderBy(desc(localFeeInstalment.year));
      return { lataOplat: years.map((row) => row.year) };
    },
  }),

  defineResource('GET /oplaty/dajOplatyLokalne', {
    caller: 'subject',
    query: { rok: year },
    answer: async ({ database, subject, query }) => {
      const ofYear = and(ofSubject(subject.id), eq(localFeeInstalment.year, query.rok));
      const umowy = await database
        .select({
          nrKarty: localFee.card,
          nazwaOplaty: localFee.title,
          nrDecyzji: localFee.decisionNumber,
          dataPowstaniaNaleznosci: localFeeInstalment.aroseOn,
          dataZawarciaUmowy: localFee.signedOn,
          dataRozwiazaniaUmowy: localFee.endsOn,
          nrRaty: localFeeInstalment.number,
          terminPlatnosci: localFeeInstalment.dueOn,
          kwotaNetto: localFeeInstalment.net,
          kwotaVat: localFeeInstalment.vat,
          kwotaBrutto: localFeeInstalment.gross,
        })
        .from(localFeeInstalment)
        .innerJoin(localFee, eq(localFee.id, localFeeInstalment.feeId))
        .where(ofYear)
        .orderBy(asc(localFee.card), asc(localFeeInstalment.number), asc(localFeeInstalment.id));
      const [sums] = await database
        .select({ net: total(localFeeInstalment.net), vat: total(localFeeInstalment.vat), gross: total(localFeeInstalment.gross) })
        .from(localFeeInstalment)
        .innerJoin(localFee, eq(localFee.id, localFeeInstalment.feeId))
        .where(ofYear);
      return { umowy, kwotaNettoSuma: sums?.net ?? 0, kwotaVatSuma: sums?.vat ?? 0, kwotaBruttoSuma: sums?.gross ?? 0 };
    },
  }),
];

// The database sums decimals exactly; sums of JavaScript numbers would not be.
function total(column: typeof localFeeInstalment.net | typeof localFeeInstalment.vat) {
  return sql`coalesce(sum(${column}), 0)`.mapWith(Number);
}
