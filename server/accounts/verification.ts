import { and, eq, ne } from 'drizzle-orm';
import { account, accountIdentity } from '../database/account-tables';
import type { Database } from '../database/database';
import { recordEvent } from './security-events';
import { ensureOwnParty } from './subjects';

/** Verifies an activated account whose person a clerk has seen. False if no such account waits for it. */
export async function verifyAccount(database: Database, accountId: number): Promise<boolean> {
  const [verified] = await database
    .update(account)
    .set({ state: 'verified' })
    .where(and(eq(account.id, accountId), eq(account.state, 'restricted')))
    .returning();
  if (verified) await ensureOwnParty(database, verified);
  return verified !== undefined;
}

/** A person whom an identity node has identified. */
export interface VouchedPerson {
  /** Which node: `wezelKrajowy`, `profilZaufany`. */
  readonly provider: string;
  /** The node's PersonIdentifier: a PESEL. Never an e-mail address. */
  readonly identifier: string;
  readonly now: Date;
  /** Network address of the browser. */
  readonly address: string;
  /** The signed-in account in whose session the login at the node was begun. */
  readonly signedInAs?: number;
}

/**
 * The account of a person, by node and identifier; null if the person has none yet. It is found by an earlier login at the node, or as the
 * one verified account with this PESEL. An unverified account is not found by its PESEL, because anybody may have typed that number, and
 * would then have the password to another person's data. Such an account is verified only if the login at the node was begun in its own
 * session.
 */
export async function verifyAccountByPerson(database: Database, person: VouchedPerson): Promise<number | null> {
  const { provider, identifier, now, signedInAs } = person;
  return await database.transaction(async (within) => {
    const known = await findLinked(within, person);
    if (known !== null) return known;
    const found = signedInAs === undefined ? await findVerified(within, identifier) : await verifyOwn(within, signedInAs, person);
    if (found === null) return null;
    // Another answer about the same person may have linked the account just now, so the stored link counts.
    const linked = await within
      .insert(accountIdentity)
      .values({ provider, personIdentifier: identifier, accountId: found, linkedAt: now })
      .onConflictDoNothing()
      .returning({ id: accountIdentity.accountId });
    return linked[0]?.id ?? (await findLinked(within, person));
  });
}

async function findLinked(database: Database, { provider, identifier }: VouchedPerson): Promise<number | null> {
  const [linked] = await database
    .select({ id: account.id })
    .from(accountIdentity)
    .innerJoin(account, eq(account.id, accountIdentity.accountId))
    .where(and(eq(accountIdentity.provider, provider), eq(accountIdentity.personIdentifier, identifier), ne(account.state, 'deleted')));
  return linked?.id ?? null;
}

async function findVerified(database: Database, pesel: string): Promise<number | null> {
  const found = await database
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.pesel, pesel), eq(account.state, 'verified'), eq(account.institution, false)))
    .limit(2);
  // If there are two, only the office can tell which one is meant.
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

async function verifyOwn(database: Database, id: number, { identifier, now, address }: VouchedPerson): Promise<number | null> {
  const [own] = await database.select().from(account).where(eq(account.id, id));
  if (!own || own.pesel !== identifier || own.institution) return null;
  if (own.state === 'verified') return id;
  if (!(await verifyAccount(database, id))) return null;
  await recordEvent(database, { kind: 'verified', at: now, address, accountId: id });
  return id;
}
