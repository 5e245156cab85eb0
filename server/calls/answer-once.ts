import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sentCall } from '../database/file-tables';
import { OfficeFailure } from '../errors/office-failure';
import type { CallInput, OfficeContext, Resource } from './define-resource';

/** Days for which an answer is kept: longer than anybody tries again. */
const kept = 30;

/**
 * Answers a call that carries a key once: what it does and the answer are written in one transaction, so that the same key again, also at
 * the same moment or after a crash, is answered as before. What was refused leaves no key, so it may be sent again mended.
 */
export async function answerOnce(resource: Resource, key: string | undefined, input: CallInput, context: OfficeContext): Promise<unknown> {
  const { caller, database, now } = context;
  if (!resource.once || key === undefined || caller.kind !== 'user' || !/^[\w-]{8,64}$/.test(key))
    return await resource.answer(input, context);
  const hash = createHash('sha256')
    .update(JSON.stringify([resource.key, input.query, input.body]))
    .digest('hex');
  const own = and(eq(sentCall.accountId, caller.accountId), eq(sentCall.key, key));
  const answered = await database.transaction(async (within) => {
    const row = { accountId: caller.accountId, key, hash, answer: null, sentAt: now };
    // Whoever sends the same at this moment waits here until the first is answered or refused.
    const [begun] = await within.insert(sentCall).values(row).onConflictDoNothing().returning({ key: sentCall.key });
    if (!begun) {
      const [before] = await within.select().from(sentCall).where(own);
      if (before?.hash !== hash) throw new OfficeFailure('otherContent');
      return before.answer;
    }
    const answer = await resource.answer(input, { ...context, database: within });
    await within.update(sentCall).set({ answer }).where(own);
    return answer;
  });
  // Letters that were written in the transaction can be read now.
  context.accounts.deliver();
  return answered;
}

/** Forgets answers that nobody asks for any more. */
export async function tidySentCalls(database: Database, now: Date): Promise<void> {
  await database.delete(sentCall).where(lt(sentCall.sentAt, new Date(now.getTime() - kept * 86_400_000)));
}
