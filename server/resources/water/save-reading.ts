import { and, desc, eq, inArray } from 'drizzle-orm';
import { judgeReading, readingWords } from '../../../portal/readings';
import type { OfficeSubject } from '../../accounts/caller';
import { lineOrNull, number, wholeNumber } from '../../calls/body-readers';
import { defineResource, type OfficeContext } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { waterMeter, waterPoint, waterReport } from '../../database/water-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { requestNumber } from '../../reminders';
import { officeText } from '../../texts/office-texts';
import { lastReadings } from './last-readings';
import { ownPoints } from './own-points';
import { writeCopy } from './write-copy';

/** Takes the state of a meter that a resident has sent. */
export const savedReadingResources = [
  defineResource('POST /woda/zapiszOdczyt', {
    caller: 'subject',
    query: {},
    body: {
      idLicznika: wholeNumber('idLicznika'),
      idPunktu: wholeNumber('idPunktu'),
      nowyStanLicznika: number('nowyStanLicznika'),
      nip: lineOrNull('nip', 20),
    },
    answer: async ({ subject, body, ...office }) => {
      if (body.nip !== (subject.institution ? subject.nip : null)) throw new OfficeFailure('foreignSubject');
      const sent = { meterId: body.idLicznika, pointId: body.idPunktu, value: body.nowyStanLicznika };
      const number = await office.database.transaction((within) => saveReading({ ...office, database: within }, subject, sent));
      office.accounts.deliver();
      return { czyZapisano: number !== null, numerOdczytu: number };
    },
  }),
];

interface SentReading {
  readonly meterId: number;
  readonly pointId: number;
  readonly value: number;
}

/** Keeps a reading, and writes a copy of it to whoever sent it. Gives its number, or null for a reading that is not taken. */
async function saveReading(
  office: OfficeContext,
  subject: OfficeSubject,
  { meterId, pointId, value }: SentReading,
): Promise<string | null> {
  const { database: within, now, language } = office;
  // Who sends a reading of the same meter at the same moment waits here, so that the second one sees the first.
  const [held] = await within
    .select({ meter: waterMeter, address: waterPoint.address })
    .from(waterMeter)
    .innerJoin(waterPoint, eq(waterPoint.id, waterMeter.pointId))
    .where(and(eq(waterMeter.id, meterId), inArray(waterMeter.pointId, ownPoints(within, subject))))
    .for('no key update', { of: waterMeter });
  // A meter of somebody else is answered like one that is not there.
  if (!held) throw new OfficeFailure('documentUnavailable');
  const { meter, address } = held;
  if (meter.pointId !== pointId || meter.removedOn !== null) return null;
  const last = (await lastReadings(within, [meterId])).get(meterId)?.state ?? null;
  const known = await knownReport(within, meterId, value, last);
  if (known) return requestNumber('reading', known.id, known.sentAt);
  // The number arrived as JSON: its shortest decimal is what was typed.
  if (!judgeReading(String(value), meter, last).ok) return null;
  const report = { meterId, partyId: subject.id, sentAt: now, state: String(value) };
  const [kept] = await within.insert(waterReport).values(report).returning({ id: waterReport.id });
  if (!kept) throw new Error('The reading was not kept.');
  const content = officeText('water.reading', language, { meter: meter.number, address, state: readingWords(value, meter.decimalDigits) });
  const number = requestNumber('reading', kept.id, now);
  await writeCopy(office, { number, content });
  return number;
}

/**
 * The latest report, if it already says this: a second press, or one more try after the answer was lost. It has to be the latest,
 * because 120, then 130, then 120 again is a correction. What the office has turned down may be sent again.
 */
async function knownReport(
  within: Database,
  meterId: number,
  value: number,
  accepted: number | null,
): Promise<Pick<typeof waterReport.$inferSelect, 'id' | 'sentAt'> | null> {
  const [latest] = await within
    .select({ id: waterReport.id, sentAt: waterReport.sentAt, state: waterReport.state, handledAt: waterReport.handledAt })
    .from(waterReport)
    .where(eq(waterReport.meterId, meterId))
    .orderBy(desc(waterReport.id))
    .limit(1);
  const isSame = latest !== undefined && Number(latest.state) === value && (latest.handledAt === null || value === accepted);
  return isSame ? latest : null;
}
