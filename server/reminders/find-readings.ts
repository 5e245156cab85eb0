import { and, between, eq, exists, gte, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { waterMeter, waterPoint, waterPointHolder, waterReading, waterReport } from '../database/water-tables';

/** A meter of which the office waits for a reading, with the last day for it. */
export interface ReadingReminder {
  readonly kind: 'reading';
  readonly thing: number;
  /** Number of the meter. */
  readonly number: string;
  readonly dueOn: string;
}

/** Days before the last day from which a reading is reminded of. */
const daysAhead = 7;
/** A reading of this many days before the last day is the one that the office waits for. */
const daysFresh = 30;

/** Meters of these persons and institutions whose reading is awaited soon, and was neither sent nor taken. */
export async function findReadings(database: Database, parties: readonly number[], today: string): Promise<readonly ReadingReminder[]> {
  const freshFrom = sql`${waterPoint.readBy} - ${daysFresh}::integer`;
  const held = database
    .select({ one: sql`1` })
    .from(waterPointHolder)
    .where(and(eq(waterPointHolder.pointId, waterPoint.id), inArray(waterPointHolder.partyId, [...parties])));
  const taken = database
    .select({ one: sql`1` })
    .from(waterReading)
    .where(and(eq(waterReading.meterId, waterMeter.id), gte(waterReading.readOn, freshFrom)));
  const sent = database
    .select({ one: sql`1` })
    .from(waterReport)
    .where(and(eq(waterReport.meterId, waterMeter.id), gte(waterReport.sentAt, freshFrom)));
  const awaited = await database
    .select({ id: waterMeter.id, number: waterMeter.number, readBy: waterPoint.readBy })
    .from(waterMeter)
    .innerJoin(waterPoint, eq(waterPoint.id, waterMeter.pointId))
    .where(
      and(
        isNull(waterMeter.removedOn),
        between(waterPoint.readBy, sql`${today}::date`, sql`${today}::date + ${daysAhead}::integer`),
        exists(held),
        notExists(taken),
        notExists(sent),
      ),
    );
  return awaited.flatMap(({ id, number, readBy }) =>
    readBy === null ? [] : [{ kind: 'reading', thing: id, number, dueOn: readBy } satisfies ReadingReminder],
  );
}
