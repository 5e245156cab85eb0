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
  const { now } = office;
  const owner = await readerOf(office);
  if (!owner) return;
  const values = { number, until: writtenDay(answerBy(now)), content };
  await writeToOwner(office.database, office, { kind: 'request-sent', owner, values });
}

/** What is known of something sent, as calls answer it: its number, the day of the answer and where its copy went. */
export async function sentAnswer(office: OfficeContext, { number, sentAt }: { readonly number: string; readonly sentAt: Date }) {
  return { numerZgloszenia: number, odpowiedzDo: answerBy(sentAt), kopiaEmail: (await readerOf(office))?.email ?? null };
}

async function readerOf({ database, caller }: OfficeContext) {
  if (caller.kind !== 'user') return undefined;
  const [owner] = await database.select().from(account).where(eq(account.id, caller.accountId));
  return owner;
}
