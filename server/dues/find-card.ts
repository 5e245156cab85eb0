import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OfficeSubject } from '../accounts/caller';
import type { Database } from '../database/database';
import { dueCard, dueHolder } from '../database/dues-tables';
import { OfficeFailure } from '../errors/office-failure';

/** A row of the cards of dues. */
export type DueCard = typeof dueCard.$inferSelect;

/**
 * Cards that a subject holds, alone or with others, by id, locked until the caller's transaction ends: whoever works on one of them waits,
 * and as everybody locks them in the same order nobody waits for ever. A card of somebody else fails like one that does not exist.
 */
export async function lockCards(
  transaction: Database,
  subject: Pick<OfficeSubject, 'id'>,
  cardIds: readonly number[],
): Promise<readonly DueCard[]> {
  const wanted = [...new Set(cardIds)];
  const held = transaction.select({ id: dueHolder.cardId }).from(dueHolder).where(eq(dueHolder.partyId, subject.id));
  const found = await transaction
    .select()
    .from(dueCard)
    .where(and(inArray(dueCard.id, wanted), inArray(dueCard.id, held)))
    .orderBy(asc(dueCard.id))
    .for('update');
  if (found.length !== wanted.length) throw new OfficeFailure('unknownDue');
  return found;
}

/** A card that a subject holds, alone or with others. A card of somebody else fails like one that does not exist. */
export async function findCard(database: Database, subject: Pick<OfficeSubject, 'id'>, cardId: number): Promise<DueCard> {
  const [found] = await database
    .select({ card: dueCard })
    .from(dueCard)
    .innerJoin(dueHolder, eq(dueHolder.cardId, dueCard.id))
    .where(and(eq(dueCard.id, cardId), eq(dueHolder.partyId, subject.id)));
  if (!found) throw new OfficeFailure('unknownDue');
  return found.card;
}
