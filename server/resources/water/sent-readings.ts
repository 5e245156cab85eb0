import { desc, eq } from 'drizzle-orm';
import { officeMoment } from '../../calendar/office-day';
import { defineResource } from '../../calls/define-resource';
import { waterMeter, waterReport } from '../../database/water-tables';
import { acceptedReadings, answerBy, requestNumber } from '../../reminders';

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
      const isRead = await acceptedReadings(
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
