import { asc, eq } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { wasteParameter } from '../../database/register-tables';

/** What the subject's waste fee depends on, now and in the past. */
export const wasteResources = [
  defineResource('GET /odpady/dajParametryOplat', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, today }) => {
      const parameters = await database
        .select({
          punktOdbioru: wasteParameter.collectionPoint,
          parametr: wasteParameter.title,
          odDnia: wasteParameter.since,
          doDnia: wasteParameter.until,
          wartosc: wasteParameter.value,
          jednostkaMiary: wasteParameter.unit,
        })
        .from(wasteParameter)
        .where(eq(wasteParameter.partyId, subject.id))
        .orderBy(asc(wasteParameter.id));
      const isOver = ({ doDnia }: { readonly doDnia: string | null }) => doDnia !== null && doDnia < today;
      return {
        parametryOplatAktualne: parameters.filter((parameter) => !isOver(parameter)),
        parametryOplatArchiwalne: parameters.filter(isOver),
      };
    },
  }),
];
