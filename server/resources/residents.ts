import { and, asc, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PlainDate } from '../../engine';
import { defineResource } from '../calls/define-resource';
import { year } from '../calls/query-readers';
import type { Database } from '../database/database';
import { registration, residenceStatus, resident } from '../database/tables';

// A list of names ends where it stops telling anything; a name borne by one person is still the register's, not a secret.
const longestNameList = 50;

/** Statistics of the population register, counted when asked for. */
export const residentResources = [
  defineResource('GET /el/dajStatusyMeldunkoweMieszkancow', {
    query: {},
    answer: async ({ database }) => ({
      statusyMieszkancow: await database
        .select({ opisStatusu: residenceStatus.title, liczbaMieszkancow: count(resident.id) })
        .from(residenceStatus)
        .leftJoin(resident, eq(resident.statusCode, residenceStatus.code))
        .groupBy(residenceStatus.code)
        .orderBy(asc(residenceStatus.position)),
    }),
  }),

  defineResource('GET /el/dajZameldowaniaWgPlciWieku', {
    query: {},
    answer: async ({ database, today }) => ({
      zameldowanieStale: await registeredBySexAndAge(database, 'permanent', today),
      zameldowanieCzasowe: await registeredBySexAndAge(database, 'temporary', today),
    }),
  }),

  defineResource('GET /el/dajNajpopularniejszeImiona', {
    query: {},
    answer: async ({ database }) => ({ listaImion: await mostPopularNames(database, undefined) }),
  }),

  defineResource('GET /el/dajLataUrodzen', {
    query: {},
    answer: async ({ database }) => {
      const years = await database.selectDistinct({ year: birthYear }).from(resident).orderBy(desc(birthYear));
      return { lataUrodzen: years.map((row) => row.year) };
    },
  }),

  defineResource('GET /el/dajNajpopularniejszeImionaWgRoku', {
    query: { rok: year },
    answer: async ({ database, query }) => ({ listaImion: await mostPopularNames(database, eq(birthYear, query.rok)) }),
  }),
];

const birthYear = sql<number>`extract(year FROM ${resident.birthDate})::integer`;

async function mostPopularNames(database: Database, condition: SQL | undefined): Promise<{ imie: string; liczbaOsob: number }[]> {
  return await database
    .select({ imie: resident.givenName, liczbaOsob: count() })
    .from(resident)
    .where(condition)
    .groupBy(resident.givenName)
    // The byte order of names does not depend on the locale of the database.
    .orderBy(desc(count()), sql`${resident.givenName} COLLATE "C"`)
    .limit(longestNameList);
}

async function registeredBySexAndAge(database: Database, kind: 'permanent' | 'temporary', today: PlainDate) {
  const adult = sql<boolean>`${resident.birthDate} <= (${today}::date - interval '18 years')::date`;
  const counted = (sex: 'K' | 'M', condition: SQL) =>
    sql<number>`count(*) FILTER (WHERE ${resident.sex} = ${sex} AND ${condition})::integer`;
  const [numbers] = await database
    .select({
      liczbaKobietPonizej18: counted('K', sql`NOT ${adult}`),
      liczbaMezczyznPonizej18: counted('M', sql`NOT ${adult}`),
      liczbaKobietOd18: counted('K', adult),
      liczbaMezczyznOd18: counted('M', adult),
    })
    .from(registration)
    .innerJoin(resident, eq(resident.id, registration.residentId))
    .where(and(eq(registration.kind, kind), lte(registration.since, today), or(isNull(registration.until), gt(registration.until, today))));
  return numbers ?? { liczbaKobietPonizej18: 0, liczbaMezczyznPonizej18: 0, liczbaKobietOd18: 0, liczbaMezczyznOd18: 0 };
}
