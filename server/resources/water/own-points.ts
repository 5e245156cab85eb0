import { and, eq, inArray } from 'drizzle-orm';
import type { OfficeSubject } from '../../accounts/caller';
import type { Database } from '../../database/database';
import { waterPointHolder } from '../../database/water-tables';

/** The ids of the points that a subject holds, alone or with others, as a part of a query. */
export function ownPoints(database: Database, subject: OfficeSubject) {
  return database.select({ id: waterPointHolder.pointId }).from(waterPointHolder).where(eq(waterPointHolder.partyId, subject.id));
}

/** Whether a subject holds a point. */
export async function holdsPoint(database: Database, subject: OfficeSubject, pointId: number): Promise<boolean> {
  const found = await database
    .select({ id: waterPointHolder.pointId })
    .from(waterPointHolder)
    .where(and(eq(waterPointHolder.pointId, pointId), inArray(waterPointHolder.pointId, ownPoints(database, subject))));
  return found.length > 0;
}
