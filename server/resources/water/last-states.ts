import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { waterReading } from '../../database/water-tables';

/** The last state that the office has accepted, by meter. A dial has at most fifteen digits, so that a number holds it exactly. */
export async function lastStates(database: Database, meters: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (meters.length === 0) return new Map();
  const last = await database
    .selectDistinctOn([waterReading.meterId], { meterId: waterReading.meterId, state: waterReading.state })
    .from(waterReading)
    .where(inArray(waterReading.meterId, [...meters]))
    .orderBy(waterReading.meterId, desc(waterReading.readOn));
  return new Map(last.map(({ meterId, state }) => [meterId, Number(state)]));
}
