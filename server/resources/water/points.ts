import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import type { Database } from '../../database/database';
import { waterInvoice, waterMeter, waterPoint } from '../../database/water-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { isConfigured } from '../shell/settings';
import { holdsPoint, ownPoints } from './own-points';

/** Collection points of a subject, their meters and contracts. */
export const pointResources = [
  defineResource('GET /woda/dajPunktyOdbioru', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const own = ownPoints(database, subject);
      const points = await database.select().from(waterPoint).where(inArray(waterPoint.id, own)).orderBy(asc(waterPoint.id));
      const ids = points.map(({ id }) => id);
      const [meters, years] = [await metersOf(database, ids), await yearsOf(database, ids)];
      return {
        punktyOdbioru: points.map(({ id, address }) => ({
          idPunktuOdbioru: id,
          adresPunktuOdbioru: address,
          lataOdbioru: years.filter(({ pointId }) => pointId === id).map(({ year }) => year),
          liczniki: meters
            .filter(({ pointId }) => pointId === id)
            .map(({ number, removedOn }) => ({ numerLicznika: number, dataWyjecia: removedOn })),
        })),
      };
    },
  }),

  defineResource('GET /woda/dajLicznikiPunktow', {
    caller: 'subject',
    query: { idPunktuOdbioru: recordId('idPunktuOdbioru') },
    answer: async ({ database, subject, query }) => {
      const meters = (await holdsPoint(database, subject, query.idPunktuOdbioru)) ? await metersOf(database, [query.idPunktuOdbioru]) : [];
      return { liczniki: meters.map(({ number, removedOn }) => ({ numerLicznika: number, dataWyjecia: removedOn })) };
    },
  }),

  defineResource('GET /woda/dajDaneUmowy', {
    caller: 'subject',
    query: { idPunktu: recordId('idPunktu') },
    answer: async ({ database, subject, query }) => {
      if (!(await isConfigured(database, 'waterContract'))) throw new OfficeFailure('unknownAddress');
      const [point] = (await holdsPoint(database, subject, query.idPunktu))
        ? await database.select().from(waterPoint).where(eq(waterPoint.id, query.idPunktu))
        : [];
      // A point of somebody else is answered like one that is not there.
      if (!point) throw new OfficeFailure('documentUnavailable');
      return { idPunktu: point.id, numerUmowy: point.contractNumber, dataZawarcia: point.contractOn };
    },
  }),
];

/** Meters of points: the current ones first, then the archival ones, the latest first. */
async function metersOf(database: Database, points: readonly number[]) {
  if (points.length === 0) return [];
  return await database
    .select({ pointId: waterMeter.pointId, number: waterMeter.number, removedOn: waterMeter.removedOn })
    .from(waterMeter)
    .where(inArray(waterMeter.pointId, [...points]))
    .orderBy(sql`${waterMeter.removedOn} desc nulls first`, asc(waterMeter.id));
}

async function yearsOf(database: Database, points: readonly number[]) {
  if (points.length === 0) return [];
  const year = sql<number>`extract(year from ${waterInvoice.issuedOn})::integer`;
  return await database
    .selectDistinct({ pointId: waterInvoice.pointId, year })
    .from(waterInvoice)
    .where(inArray(waterInvoice.pointId, [...points]))
    .orderBy(desc(year));
}
