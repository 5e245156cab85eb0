import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { party } from '../../database/account-tables';
import { temporaryResidence } from '../../database/register-tables';

/** Where the subject lives for a time. */
export const residenceResources = [
  defineResource('GET /el/dajAktualneZameldowanie', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, today }) => ({
      aktualneZameldowania: await database
        .select({
          nrPesel: sql<string>`${party.pesel}`,
          nazwaMiejscowosci: temporaryResidence.town,
          nazwaUlicy: temporaryResidence.street,
          nrDomu: temporaryResidence.house,
          nrLokalu: temporaryResidence.flat,
          dataZameldowania: temporaryResidence.since,
          dataWymeldowania: temporaryResidence.until,
        })
        .from(temporaryResidence)
        .innerJoin(party, eq(party.id, temporaryResidence.partyId))
        .where(
          and(
            eq(temporaryResidence.partyId, subject.id),
            lte(temporaryResidence.since, today),
            or(isNull(temporaryResidence.until), gte(temporaryResidence.until, today)),
          ),
        )
        .orderBy(asc(temporaryResidence.since), asc(temporaryResidence.id)),
    }),
  }),
];
