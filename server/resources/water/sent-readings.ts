import { and, desc, eq, inArray } from 'drizzle-orm';
import { officeMoment } from '../../calendar/office-day';
import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { waterMeter, waterReading, waterReport } from '../../database/water-tables';
import { answerBy, requestNumber } from '../../reminders';

const states = { sent: 'wyslany', accepted: 'przyjety', refused: 'odrzucony' } as const;

/** Readings that a subject has sent, of all its meters, with what became of each. */
export const sentReadingResources = [
  defineResource('GET /woda/dajWyslaneOdczyty', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const reports = await database
        .select({ report: waterReport, number: waterMeter.number, places: waterMeter.decimalDigits })
        .from(waterReport)
        .innerJoin(waterMeter, eq(waterMeter.id, waterReport.meterId))
        .where(eq(waterReport.partyId, subject.id))
        .orderBy(desc(waterReport.sentAt), desc(waterReport.id));
      const isRead = await acceptedAmong(
        database,
        reports.map(({ report }) => report),
      );
      return {
        odczyty: reports.map(({ report, number, places }) => ({
          numerOdczytu: requestNumber('reading', report.id, report.sentAt),
          nrLicznika: number,
          stanLicznika: Number(report.state),
          zakresLicznikaDziesietne: places,
          kiedyWyslano: officeMoment(report.sentAt),
          stan: report.handledAt === null ? states.sent : isRead(report) ? states.accepted : states.refused,
          odpowiedzDo: report.handledAt === null ? answerBy(report.sentAt) : null,
          kiedyObsluzono: report.handledAt && officeMoment(report.handledAt),
          uwagi: report.note,
        })),
      };
    },
  }),
];

type Report = Pick<typeof waterReport.$inferSelect, 'meterId' | 'state'>;

/** Which reports the office has taken over: their state stands among the readings of the meter. */
async function acceptedAmong(database: Database, reports: readonly Report[]): Promise<(report: Report) => boolean> {
  if (reports.length === 0) return () => false;
  const meters = [...new Set(reports.map(({ meterId }) => meterId))];
  const states = [...new Set(reports.map(({ state }) => state))];
  const readings = await database
    .select({ meterId: waterReading.meterId, state: waterReading.state })
    .from(waterReading)
    .where(and(inArray(waterReading.meterId, meters), inArray(waterReading.state, states)));
  const keyOf = ({ meterId, state }: Report) => `${meterId} ${state}`;
  const known = new Set(readings.map(keyOf));
  return (report) => known.has(keyOf(report));
}
