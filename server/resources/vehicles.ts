import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { defineResource } from '../calls/define-resource';
import { day, year } from '../calls/query-readers';
import { taxNorm, transportTaxRate, vehicle } from '../database/tables';

/** Numbers of vehicles by tax norm, and the rates of the transport tax. */
export const vehicleResources = [
  defineResource('GET /pojazdy/dajLiczbePojazdowWgNorm', {
    query: { dataPrzeliczen: day },
    answer: async ({ database, query }) => ({
      normyPojazdow: await database
        .select({ nazwaNormy: taxNorm.title, liczbaPojazdow: count(vehicle.id) })
        .from(taxNorm)
        .leftJoin(
          vehicle,
          and(
            eq(vehicle.normCode, taxNorm.code),
            lte(vehicle.registeredOn, query.dataPrzeliczen),
            or(isNull(vehicle.deregisteredOn), gt(vehicle.deregisteredOn, query.dataPrzeliczen)),
          ),
        )
        .groupBy(taxNorm.code)
        .orderBy(asc(taxNorm.position)),
    }),
  }),

  defineResource('GET /pojazdy/dajLataStawek', {
    query: {},
    answer: async ({ database }) => {
      const years = await database
        .selectDistinct({ year: transportTaxRate.year })
        .from(transportTaxRate)
        .orderBy(desc(transportTaxRate.year));
      return { lataStawekPojazdow: years.map((row) => row.year) };
    },
  }),

  defineResource('GET /pojazdy/dajStawki', {
    query: { rokWyliczen: year },
    answer: async ({ database, query }) => ({
      stawkiPojazdow: await database
        .select({
          nazwaStawki: taxNorm.title,
          stawkaRoczna: transportTaxRate.yearly,
          stawkaRocznaMax: transportTaxRate.yearlyMaximum,
          kwotaObnizeniaStawki: sql`${transportTaxRate.yearlyMaximum} - ${transportTaxRate.yearly}`.mapWith(Number),
        })
        .from(transportTaxRate)
        .innerJoin(taxNorm, eq(taxNorm.code, transportTaxRate.normCode))
        .where(eq(transportTaxRate.year, query.rokWyliczen))
        .orderBy(asc(taxNorm.position)),
    }),
  }),
];
