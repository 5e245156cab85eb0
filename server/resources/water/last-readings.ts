import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { waterReading } from '../../database/water-tables';

/** A state of a meter, and the day on which it was read. */
export interface LastReading {
  /** Cubic metres. */
  readonly state: number;
  /** YYYY-MM-DD. */
  readonly readOn: string;
}

/** The last reading that the office has accepted, by meter. A dial has at most fifteen digits, so that a number holds it exactly. */
export async function lastReadings(database: Database, meters: readonly number[]): Promise<ReadonlyMap<number, LastReading>> {
  if (meters.length === 0) return new Map();
  const last = await database
    .selectDistinctOn([waterReading.meterId], { meterId: waterReading.meterId, state: waterReading.state, readOn: waterReading.readOn })
    .from(waterReading)
    .where(inArray(waterReading.meterId, [...meters]))
    .orderBy(waterReading.meterId, desc(waterReading.readOn));
  return new Map(last.map(({ meterId, state, readOn }) => [meterId, { state: Number(state), readOn }]));
}
