import { and, desc, eq, inArray } from 'drizzle-orm';
import { judgeReading } from '../../../portal/readings';
import type { OfficeSubject } from '../../accounts/caller';
import { lineOrNull, number, wholeNumber } from '../../calls/body-readers';
import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { waterMeter, waterReport } from '../../database/water-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { lastReadings } from './last-readings';
import { ownPoints } from './own-points';

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
    answer: async ({ database, subject, body, now }) => {
      if (body.nip !== (subject.institution ? subject.nip : null)) throw new OfficeFailure('foreignSubject');
      const sent = { meterId: body.idLicznika, pointId: body.idPunktu, value: body.nowyStanLicznika, now };
      return { czyZapisano: await database.transaction((within) => saveReading(within, subject, sent)) };
    },
  }),
];

interface SentReading {
  readonly meterId: number;
  readonly pointId: number;
  readonly value: number;
  readonly now: Date;
}

async function saveReading(within: Database, subject: OfficeSubject, { meterId, pointId, value, now }: SentReading): Promise<boolean> {
  // Who sends a reading of the same meter at the same moment waits here, so that the second one sees the first.
  const [meter] = await within
    .select()
    .from(waterMeter)
    .where(and(eq(waterMeter.id, meterId), inArray(waterMeter.pointId, ownPoints(within, subject))))
    .for('no key update');
  // A meter of somebody else is answered like one that is not there.
  if (!meter) throw new OfficeFailure('documentUnavailable');
  if (meter.pointId !== pointId || meter.removedOn !== null) return false;
  const last = (await lastReadings(within, [meterId])).get(meterId)?.state ?? null;
  if (await isKnown(within, meterId, value, last)) return true;
  // The number arrived as JSON: its shortest decimal is what was typed.
  if (!judgeReading(String(value), meter, last).ok) return false;
  await within.insert(waterReport).values({ meterId, partyId: subject.id, sentAt: now, state: String(value) });
  return true;
}

/**
 * Whether the latest report already says this: a second press, or one more try after the answer was lost. It has to be the latest,
 * because 120, then 130, then 120 again is a correction. What the office has turned down may be sent again.
 */
async function isKnown(within: Database, meterId: number, value: number, accepted: number | null): Promise<boolean> {
  const [latest] = await within
    .select({ state: waterReport.state, handledAt: waterReport.handledAt })
    .from(waterReport)
    .where(eq(waterReport.meterId, meterId))
    .orderBy(desc(waterReport.id))
    .limit(1);
  return latest !== undefined && Number(latest.state) === value && (latest.handledAt === null || value === accepted);
}
