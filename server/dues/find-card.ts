import { and, eq } from 'drizzle-orm';
import type { OfficeSubject } from '../accounts/caller';
import type { Database } from '../database/database';
import { dueCard, dueHolder } from '../database/dues-tables';
import { OfficeFailure } from '../errors/office-failure';

/** A row of the cards of dues. */
export type DueCard = typeof dueCard.$inferSelect;

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
