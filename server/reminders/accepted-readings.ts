import { and, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { waterReading, type waterReport } from '../database/water-tables';

type Report = Pick<typeof waterReport.$inferSelect, 'meterId' | 'state'>;

/** Which readings that residents have sent the office has taken over: their state stands among the readings of the meter. */
export async function acceptedReadings(database: Database, reports: readonly Report[]): Promise<(report: Report) => boolean> {
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
