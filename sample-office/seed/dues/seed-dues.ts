import {
  type Database,
  dueBooking,
  dueBookingLine,
  dueCard,
  dueCollection,
  dueHolder,
  dueInstalment,
  duePart,
  insertAll,
} from '../../../server/database';
import { makeDues } from './make-dues';

/** Writes dues, bookings and debt collection, if there are none. */
export async function seedDues(database: Database, scale: number): Promise<void> {
  if ((await database.select({ id: dueCard.id }).from(dueCard).limit(1)).length > 0) return;
  const { cards, holders, instalments, parts, bookings, lines, collection } = makeDues(scale);
  await insertAll(database, dueCard, cards);
  await insertAll(database, dueHolder, holders);
  await insertAll(database, dueInstalment, instalments);
  await insertAll(database, duePart, parts);
  await insertAll(database, dueBooking, bookings);
  await insertAll(database, dueBookingLine, lines);
  await insertAll(database, dueCollection, collection);
}
