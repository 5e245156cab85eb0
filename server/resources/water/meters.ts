import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { officeMoment } from '../../calendar/office-day';
import { accepted, defineResource, type QueryReader, refused } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import { waterMeter, waterPoint, waterReading, waterReport } from '../../database/water-tables';
import { lastReadings } from './last-readings';
import { ofOwnPoint, ownPoints } from './own-points';

const meterNumber: QueryReader<string> = (text) =>
  text !== undefined && /^[\p{L}\p{N}/ -]{1,30}$/u.test(text) ? accepted(text) : refused('wrongQuery', { name: 'nrLicznika' });

/** Several meter numbers, joined by commas. */
const meterNumbers: QueryReader<readonly string[]> = (text) => {
  const numbers = (text ?? '').split(',');
  return numbers.length <= 100 && numbers.every((number) => meterNumber(number).ok)
    ? accepted(numbers)
    : refused('wrongQuery', { name: 'numeryLicznikow' });
};

/** Meters, what they showed, and what residents have sent. */
export const meterResources = [
  defineResource('GET /woda/dajWodomierze', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const meters = await database
        .select({
          idLicznika: waterMeter.id,
          idPunktu: waterMeter.pointId,
          nrKarty: waterPoint.card,
          nrLicznika: waterMeter.number,
          adres: waterPoint.address,
          terminOdczytu: waterPoint.readBy,
          zakresLicznikaCalkowite: waterMeter.wholeDigits,
          zakresLicznikaDziesietne: waterMeter.decimalDigits,
        })
        .from(waterMeter)
        .innerJoin(waterPoint, eq(waterPoint.id, waterMeter.pointId))
        .where(and(isNull(waterMeter.removedOn), inArray(waterMeter.pointId, ownPoints(database, subject))))
        .orderBy(asc(waterPoint.id), asc(waterMeter.id));
      const readings = await lastReadings(
        database,
        meters.map(({ idLicznika }) => idLicznika),
      );
      return {
        wodomierze: meters.map((meter) => {
          const last = readings.get(meter.idLicznika);
          return { ...meter, stanLicznika: last?.state ?? null, dataOdczytu: last?.readOn ?? null };
        }),
      };
    },
  }),

  defineResource('GET /woda/dajOdczyty', {
    caller: 'subject',
    query: { idPunktuOdbioru: recordId('idPunktuOdbioru'), numeryLicznikow: meterNumbers },
    answer: async ({ database, subject, query }) => {
      const readings = await database
        .select({ number: waterMeter.number, readOn: waterReading.readOn, state: waterReading.state, used: waterReading.used })
        .from(waterReading)
        .innerJoin(waterMeter, eq(waterMeter.id, waterReading.meterId))
        .where(
          and(
            ofOwnPoint(database, subject, waterMeter.pointId, query.idPunktuOdbioru),
            inArray(waterMeter.number, [...query.numeryLicznikow]),
          ),
        )
        .orderBy(desc(waterReading.readOn), asc(waterMeter.id));
      return {
        odczytyLicznika: readings.map(({ number, readOn, state, used }) => ({
          numerLicznika: number,
          dataOdczytu: readOn,
          stanLicznika: Number(state),
          zuzycieLicznika: used === null ? null : Number(used),
        })),
      };
    },
  }),

  defineResource('GET /woda/dajZgloszoneOdczyty', {
    caller: 'subject',
    query: { idPunktu: recordId('idPunktu'), nrLicznika: meterNumber },
    answer: async ({ database, subject, query }) => {
      const reports = await database
        .select({ sentAt: waterReport.sentAt, handledAt: waterReport.handledAt, state: waterReport.state, note: waterReport.note })
        .from(waterReport)
        .innerJoin(waterMeter, eq(waterMeter.id, waterReport.meterId))
        .where(and(ofOwnPoint(database, subject, waterMeter.pointId, query.idPunktu), eq(waterMeter.number, query.nrLicznika)))
        .orderBy(desc(waterReport.sentAt), desc(waterReport.id));
      return {
        zgloszoneOdczyty: reports.map(({ sentAt, handledAt, state, note }) => ({
          kiedyUtworzono: officeMoment(sentAt),
          kiedyObsluzono: handledAt && officeMoment(handledAt),
          stanLicznika: Number(state),
          uwagiZgloszone: note,
        })),
      };
    },
  }),
];
