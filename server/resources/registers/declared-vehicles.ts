import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { year } from '../../calls/query-readers';
import { declaredVehicle } from '../../database/register-tables';
import { taxNorm } from '../../database/tables';

/** Vehicles in the subject's declaration of transport tax. */
export const declaredVehicleResources = [
  defineResource('GET /pojazdy/dajWykazPojazdow', {
    caller: 'subject',
    query: { rok: year },
    answer: async ({ database, subject, query }) => ({
      listaPojazdow: await database
        .select({
          nrRejestracyjny: declaredVehicle.registrationNumber,
          marka: declaredVehicle.make,
          nazwaStawki: taxNorm.title,
        })
        .from(declaredVehicle)
        .leftJoin(taxNorm, eq(taxNorm.code, declaredVehicle.normCode))
        .where(
          and(
            eq(declaredVehicle.partyId, subject.id),
            lte(declaredVehicle.firstYear, query.rok),
            or(isNull(declaredVehicle.lastYear), gte(declaredVehicle.lastYear, query.rok)),
          ),
        )
        .orderBy(asc(declaredVehicle.id)),
    }),
  }),
];
