import { eq } from 'drizzle-orm';
import { writeToOwner } from '../../accounts/write-to-owner';
import { writtenDay } from '../../calendar/office-day';
import type { OfficeContext } from '../../calls/define-resource';
import { account } from '../../database/account-tables';
import { answerBy } from '../../reminders';

/** Whoever has sent something gets a copy with its number and the day of the answer, in the transaction that keeps what was sent. */
export async function writeCopy(
  office: OfficeContext,
  { number, content }: { readonly number: string; readonly content: string },
): Promise<void> {
  const { database, caller, now } = office;
  if (caller.kind !== 'user') return;
  const [owner] = await database.select().from(account).where(eq(account.id, caller.accountId));
  if (!owner) return;
  const values = { number, until: writtenDay(answerBy(now)), content };
  await writeToOwner(database, office, { kind: 'request-sent', owner, values });
}
