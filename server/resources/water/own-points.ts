import { and, type Column, eq, inArray, type SQL } from 'drizzle-orm';
import type { OfficeSubject } from '../../accounts/caller';
import type { Database } from '../../database/database';
import { waterPointHolder } from '../../database/water-tables';

/** The ids of the points that a subject holds, alone or with others, as a part of a query. */
export function ownPoints(database: Database, subject: OfficeSubject) {
  return database.select({ id: waterPointHolder.pointId }).from(waterPointHolder).where(eq(waterPointHolder.partyId, subject.id));
}

/** As a part of a query: a row is of the asked point, and the subject holds that point. `point` is the column that names it. */
export function ofOwnPoint(database: Database, subject: OfficeSubject, point: Column, asked: number): SQL | undefined {
  return and(eq(point, asked), inArray(point, ownPoints(database, subject)));
}

/** Whether a subject holds a point. */
export async function holdsPoint(database: Database, subject: OfficeSubject, pointId: number): Promise<boolean> {
  const found = await database
    .select({ id: waterPointHolder.pointId })
    .from(waterPointHolder)
    .where(ofOwnPoint(database, subject, waterPointHolder.pointId, pointId));
  return found.length > 0;
}
