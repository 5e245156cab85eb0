import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { PlainDate } from '../../../engine';
import { type Database, waterCorrespondenceRequest, waterPoint, waterRequest } from '../../../server/database';
import { sampleChanges, sampleRequests } from './letters';
import { samplePoints } from './points';

// Well within the time that an office has for an answer, of which the screens show the last day.
const days = { request: 3, change: 2, answer: 10 } as const;
const dayLong = 86_400_000;

/**
 * Dates what the sample residents wait for from a day on, as if it had been sent lately: in made-up data nobody answers, and an answer that is
 * months overdue shows no screen as it is in use. Only what the sample brought and nobody has handled is dated anew, and only when its own day
 * comes near. A reading is waited for until the end of the quarter, since the readings of the sample are of those days.
 */
export async function keepWaiting(database: Database, today: PlainDate): Promise<void> {
  const ago = (number: number, time: string) => new Date(`${earlier(today, number)}T${time}Z`);
  const dated = [
    { table: waterRequest, rows: sampleRequests, sentAt: ago(days.request, '17:40:31') },
    { table: waterCorrespondenceRequest, rows: sampleChanges, sentAt: ago(days.change, '18:03:45') },
  ] as const;
  const tooOld = ago(days.answer, '00:00:00');
  await database.transaction(async (transaction) => {
    for (const { table, rows, sentAt } of dated) {
      const waiting = rows.flatMap(({ id, handledAt }) => (handledAt === null && id !== undefined ? [id] : []));
      await transaction
        .update(table)
        .set({ sentAt })
        .where(and(inArray(table.id, waiting), isNull(table.handledAt), lt(table.sentAt, tooOld)));
    }
    const metered = samplePoints.filter(({ meters }) => meters.length > 0).map(({ id }) => id);
    await transaction
      .update(waterPoint)
      .set({ readBy: endOfQuarter(today) })
      .where(inArray(waterPoint.id, metered));
  });
}

function earlier(day: PlainDate, number: number): string {
  return new Date(Date.parse(day) - number * dayLong).toISOString().slice(0, 10);
}

/** The last day of a day's quarter. */
function endOfQuarter(day: PlainDate): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, Math.ceil(month / 3) * 3, 0)).toISOString().slice(0, 10);
}
