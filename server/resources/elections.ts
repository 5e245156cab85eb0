import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { defineResource } from '../calls/define-resource';
import { day, pesel } from '../calls/query-readers';
import { address, election, pollingDistrict, registration, resident, voterList } from '../database/tables';
import { OfficeFailure } from '../errors/office-failure';

/** Election dates, the place of a voter, and numbers of residents and voters by district. */
export const electionResources = [
  defineResource('GET /el/dajAktualneDatyWyborow', {
    query: {},
    answer: async ({ database, today }) => ({
      datyWyborow: await database
        .select({ dataWyborow: election.heldOn })
        .from(election)
        .where(gte(election.heldOn, today))
        .orderBy(asc(election.heldOn)),
    }),
  }),

  defineResource('GET /el/dajObwodWyborcy', {
    query: { pesel, dataWyborow: day },
    sensitive: true,
    answer: async ({ database, query, today }) => {
      const held = await database
        .select()
        .from(election)
        .where(and(eq(election.heldOn, query.dataWyborow), gte(election.heldOn, today)));
      if (held.length === 0) throw new OfficeFailure('unknownElection');
      const [entry] = await database
        .select({
          pesel: resident.pesel,
          obwod: sql<string>`${pollingDistrict.number}::text`,
          okreg: sql<string>`${pollingDistrict.constituency}::text`,
          nrNaLiscie: voterList.listNumber,
          adresWyborcy: pollingDistrict.commissionSeat,
        })
        .from(voterList)
        .innerJoin(resident, eq(resident.id, voterList.residentId))
        .innerJoin(pollingDistrict, eq(pollingDistrict.number, voterList.districtNumber))
        .where(and(eq(voterList.heldOn, query.dataWyborow), eq(resident.pesel, query.pesel)));
      if (!entry) throw new OfficeFailure('voterNotFound');
      return entry;
    },
  }),

  defineResource('GET /el/dajLiczbeMieszkancowWyborcow', {
    query: {},
    answer: async ({ database, today }) => {
      const entitled = sql`${resident.citizen} AND ${resident.birthDate} <= (${today}::date - interval '18 years')::date`;
      const districts = await database
        .select({
          nrObwodu: pollingDistrict.number,
          siedzibaKomisji: pollingDistrict.commissionSeat,
          liczbaMieszkancow: sql<number>`count(${resident.id})::integer`,
          liczbaWyborcow: sql<number>`count(*) FILTER (WHERE ${entitled})::integer`,
        })
        .from(pollingDistrict)
        .leftJoin(address, eq(address.districtNumber, pollingDistrict.number))
        .leftJoin(
          registration,
          and(
            eq(registration.addressId, address.id),
            eq(registration.kind, 'permanent'),
            lte(registration.since, today),
            or(isNull(registration.until), gt(registration.until, today)),
          ),
        )
        .leftJoin(resident, eq(resident.id, registration.residentId))
        .groupBy(pollingDistrict.number)
        .orderBy(asc(pollingDistrict.number));
      return { obwody: districts, dataStanu: today };
    },
  }),
];
