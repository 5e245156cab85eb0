import { and, desc, eq, ne } from 'drizzle-orm';
import { account, letter } from '../database/account-tables';
import type { Database } from '../database/database';
import type { AccountCall } from './account-desk';
import { takeEmailTurn } from './email-turn';
import { recordEvent } from './security-events';
import { verifyAccount } from './verification';
import { pageAddress, writeToOwner } from './write-to-owner';

/** The result. An account that does not wait for verification stays as it is, and a person has one account only. */
export type OfficeVerification = 'verified' | 'not-waiting' | 'other-account';

/** Verifies the account of a person who has shown an identity document to a clerk. The owner gets a letter. */
export async function verifyAtOffice(call: AccountCall, accountId: number): Promise<OfficeVerification> {
  const { database, accounts, now, address } = call;
  const outcome = await database.transaction(async (within) => {
    const [waiting] = await within
      .select()
      .from(account)
      .where(and(eq(account.id, accountId), eq(account.state, 'restricted')));
    if (!waiting) return 'not-waiting';
    if (waiting.pesel !== null && !waiting.institution) {
      // The same person may be confirming a registration through an identity node at this moment.
      await takeEmailTurn(within, waiting.pesel);
      if (await hasOtherAccount(within, accountId, waiting.pesel)) return 'other-account';
    }
    if (!(await verifyAccount(within, accountId))) return 'not-waiting';
    await recordEvent(within, { kind: 'verified', at: now, address, accountId });
    const language = await languageOf(within, waiting.email);
    const page = pageAddress(accounts.publicUrl, accounts.screen('login'));
    await writeToOwner(within, { ...call, language }, { kind: 'person-verified', owner: waiting, address: page });
    return 'verified';
  });
  accounts.deliver();
  return outcome;
}

async function hasOtherAccount(database: Database, id: number, pesel: string): Promise<boolean> {
  const others = await database
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.pesel, pesel), eq(account.state, 'verified'), eq(account.institution, false), ne(account.id, id)));
  return others.length > 0;
}

/** The language of the last letter to the owner; the clerk's language may be another. */
async function languageOf(database: Database, email: string) {
  const [last] = await database
    .select({ language: letter.language })
    .from(letter)
    .where(eq(letter.recipient, email))
    .orderBy(desc(letter.id))
    .limit(1);
  return last?.language ?? 'pl';
}
