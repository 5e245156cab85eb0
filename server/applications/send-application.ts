import { eq } from 'drizzle-orm';
import { type LetterCall, writeToOwner } from '../accounts/write-to-owner';
import { officeDay } from '../calendar/office-day';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';
import type { application, storedFile } from '../database/file-tables';
import type { PublishedPack } from '../publishing/published-pack';
import { fileApplication } from './file-applications';
import { removeDraft } from './form-drafts';
import { caseNumber } from './receipt';
import { sentForm } from './sent-lines';

/** An application as its form sends it. */
interface SentApplication {
  readonly kind: string;
  /** Id of the form in the definition whose slug is the kind. */
  readonly form: string;
  readonly partyId: number;
  readonly accountId: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly files: readonly (typeof storedFile.$inferSelect)[];
  /** Grosze. */
  readonly fee: number;
  readonly single: boolean;
}

type Office = LetterCall & { readonly pack: PublishedPack | null };

/** Files an application in the words of its form, and writes a copy to who sent it, in the transaction `within`; deliver letters after it. */
export async function sendApplication(
  within: Database,
  office: Office,
  { form, ...sent }: SentApplication,
): Promise<typeof application.$inferSelect> {
  const said = sentForm(office.pack, { slug: sent.kind, form }, sent.content, sent.files, officeDay(office.now));
  const filed = await fileApplication(within, { ...sent, ...said, language: office.language }, office.now);
  await removeDraft(within, sent, `${sent.kind}.${form}`);
  const [owner] = await within.select().from(account).where(eq(account.id, sent.accountId));
  const values = { number: caseNumber(filed), content: inWords(filed.lines) };
  if (owner) await writeToOwner(within, office, { kind: 'application-sent', owner, values });
  return filed;
}

function inWords(lines: readonly { readonly label: string; readonly value: string | null }[]): string {
  return lines.map(({ label, value }) => (value === null ? `${label}:` : `${label}: ${value}`)).join('\n');
}
