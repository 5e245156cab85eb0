import { type Database, insertAll } from '../database/database';
import { paymentItem } from '../database/payment-tables';
import { type OwedPart, totalOf } from '../dues/owed-parts';

/** Writes what a payment pays, part by part, as it was owed when it was ordered. */
export async function writeItems(database: Database, paymentId: number, parts: readonly OwedPart[]): Promise<void> {
  await insertAll(
    database,
    paymentItem,
    parts.map(({ id, instalmentId, kind, number, dueOn, left }, position) => ({
      paymentId,
      position,
      partId: id,
      instalmentId,
      amount: totalOf(left),
      kind,
      number,
      dueOn,
      ...left,
    })),
  );
}
