import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { year } from '../../calls/query-readers';
import type { Database } from '../../database/database';
import { alcoholFee, alcoholPayment, alcoholPermit } from '../../database/permit-tables';

/** Permits to sell alcohol with the fees of a budget year. */
export const alcoholResources = [
  defineResource('GET /zezwolenia/dajLataOplat', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const years = await database
        .selectDistinct({ year: alcoholFee.year })
        .from(alcoholFee)
        .innerJoin(alcoholPermit, eq(alcoholPermit.id, alcoholFee.permitId))
        .where(eq(alcoholPermit.partyId, subject.id))
        .orderBy(desc(alcoholFee.year));
      return { lataOplat: years.map((row) => row.year) };
    },
  }),

  defineResource('GET /zezwolenia/dajOplaty', {
    caller: 'subject',
    query: { rok: year },
    answer: async ({ database, subject, query }) => ({
      zezwolenia: await permits(database, subject.id, query.rok),
      naleznosciZaZezwolenie: await dues(database, subject.id, query.rok),
      uiszczoneOplaty: await payments(database, subject.id, query.rok),
      naleznosciPozostaleDoSplaty: await remaining(database, subject.id, query.rok),
    }),
  }),
];

const ofYear = (party: number, rok: number) => and(eq(alcoholPermit.partyId, party), eq(alcoholFee.year, rok));

async function permits(database: Database, party: number, rok: number) {
  return await database
    .select({
      pelnyNrZezwolenia: alcoholPermit.number,
      pelnyNrDokumentuZezwolenia: alcoholPermit.documentNumber,
      nazwaPunktuZezwolenia: alcoholPermit.outlet,
      rodzajZezwoleniaOpis: alcoholPermit.kind,
      mocZezwoleniaOpis: alcoholPermit.strength,
      zezwolenieWazneOd: alcoholPermit.validFrom,
      zezwolenieWazneDo: alcoholPermit.validTo,
    })
    .from(alcoholPermit)
    .innerJoin(alcoholFee, eq(alcoholFee.permitId, alcoholPermit.id))
    .where(ofYear(party, rok))
    .orderBy(asc(alcoholPermit.id));
}

async function dues(database: Database, party: number, rok: number) {
  return await database
    .select({
      pelnyNrZezwolenia: alcoholPermit.number,
      kwotaNalezna: alcoholFee.due,
      kwotaRaty1: alcoholFee.instalment1,
      kwotaRaty2: alcoholFee.instalment2,
      kwotaRaty3: alcoholFee.instalment3,
      dodatkowaOplRata1: alcoholFee.surcharge1,
      dodatkowaOplRata2: alcoholFee.surcharge2,
      dodatkowaOplRata3: alcoholFee.surcharge3,
      dodatkowaOplNieterOsw: alcoholFee.declarationSurcharge,
    })
    .from(alcoholFee)
    .innerJoin(alcoholPermit, eq(alcoholPermit.id, alcoholFee.permitId))
    .where(ofYear(party, rok))
    .orderBy(asc(alcoholPermit.id));
}

async function payments(database: Database, party: number, rok: number) {
  return await database
    .select({
      pelnyNrZezwolenia: alcoholPermit.number,
      kwotaWplaty: alcoholPayment.amount,
      dataWplaty: alcoholPayment.paidOn,
      czyDotyczyWszystkichRat: alcoholPayment.whole,
      czyDotyczyRaty1: alcoholPayment.instalment1,
      czyDotyczyRaty2: alcoholPayment.instalment2,
      czyDotyczyRaty3: alcoholPayment.instalment3,
      czyNieterminoweZlozenieOswiadczenia: alcoholPayment.lateDeclaration,
      czySplaconaPoTerminie: alcoholPayment.late,
      czyAnulowana: alcoholPayment.cancelled,
    })
    .from(alcoholPayment)
    .innerJoin(alcoholPermit, eq(alcoholPermit.id, alcoholPayment.permitId))
    .where(and(eq(alcoholPermit.partyId, party), eq(alcoholPayment.year, rok)))
    .orderBy(asc(alcoholPayment.paidOn), asc(alcoholPayment.id));
}

/** What is due with every addition, less what was paid and not cancelled; permits with nothing left are not named. */
async function remaining(database: Database, party: number, rok: number) {
  const due = sql`${alcoholFee.due} + coalesce(${alcoholFee.surcharge1}, 0) + coalesce(${alcoholFee.surcharge2}, 0)
    + coalesce(${alcoholFee.surcharge3}, 0) + coalesce(${alcoholFee.declarationSurcharge}, 0)`;
  const paid = sql`coalesce((select sum(${alcoholPayment.amount}) from ${alcoholPayment} where ${alcoholPayment.permitId} = ${alcoholFee.permitId}
    and ${alcoholPayment.year} = ${alcoholFee.year} and not ${alcoholPayment.cancelled}), 0)`;
  const left = sql<number>`${due} - ${paid}`.mapWith(Number);
  return await database
    .select({
      pelnyNrZezwolenia: alcoholPermit.number,
      mocZezwoleniaOpis: alcoholPermit.strength,
      rodzajZezwoleniaOpis: alcoholPermit.kind,
      sumaNiesplaconychNaleznosci: left,
    })
    .from(alcoholFee)
    .innerJoin(alcoholPermit, eq(alcoholPermit.id, alcoholFee.permitId))
    .where(and(ofYear(party, rok), sql`${due} > ${paid}`))
    .orderBy(asc(alcoholPermit.id));
}
