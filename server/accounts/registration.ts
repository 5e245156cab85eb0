import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { account, accountConsent, accountSettings, accountText } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { type AccountRules, checkFilled, checkLogin, checkNewPassword, checkPesel, checkTaxNumber, isEmail } from './account-data';
import { countAttempt } from './attempts';
import { takeEmailTurn } from './email-turn';
import { issueLink, linkSeconds } from './links';
import { ownAddress } from './portal-address';
import { type LetterCall, pageAddress, writeToOwner } from './write-to-owner';

/** The data of a registration. */
export interface NewAccount {
  readonly givenName: string;
  readonly familyName: string;
  readonly login: string;
  readonly password: string;
  readonly email: string;
  readonly pesel: string | null;
  readonly nip: string | null;
  readonly returnUrl: string;
}

/**
 * Registers an account, which then waits for its activation link. A taken login is reported, because logins are public. For a taken e-mail
 * address the answer is the same as for a free one, and the owner of the address gets a letter.
 */
export async function register(call: LetterCall, rules: AccountRules, given: NewAccount): Promise<void> {
  const { database, accounts, now, address } = call;
  checkFilled('imie', given.givenName);
  checkFilled('nazwisko', given.familyName);
  checkLogin(given.login);
  checkNewPassword(given.password, given.login, rules);
  if (!isEmail(given.email, rules)) throw new OfficeFailure('wrongEmail');
  checkPesel(given.pesel, rules);
  checkTaxNumber(given.nip, rules);
  const page = ownAddress(accounts.publicUrl, given.returnUrl);
  if (!page) throw new OfficeFailure('foreignAddress');
  await countAttempt(database, accounts.limits.lettersFromAddress, address, now);
  const passwordHash = await accounts.passwords.hash(given.password);
  const accountId = await database.transaction(async (within) => {
    await takeEmailTurn(within, given.email);
    await freeAbandoned(within, given, now);
    const id = await insertAccount(within, given, passwordHash, now);
    if (id === null) {
      await tellOwner(within, call, given, page);
      return null;
    }
    await keepConsents(within, id, now);
    const code = await issueLink(within, { accountId: id, kind: 'activation', now });
    await writeToOwner(within, call, { kind: 'activation', owner: given, address: pageAddress(page, '', { hash: code }) });
    return id;
  });
  if (accountId !== null) accounts.record({ kind: 'registered', at: now, address, accountId });
  accounts.deliver();
}

/**
 * A registration that was never activated does not block its e-mail address. It is replaced when its link has expired, or when the same
 * address registers again, because the letter was lost or the data were wrong.
 */
async function freeAbandoned(database: Database, { login, email }: NewAccount, now: Date): Promise<void> {
  const over = new Date(now.getTime() - linkSeconds.activation * 1000);
  await database
    .delete(account)
    .where(
      and(
        eq(account.state, 'unconfirmed'),
        eq(account.officeIssued, false),
        or(hasEmail(email), and(hasLogin(login), lt(account.createdAt, over))),
      ),
    );
}

/**
 * The id of the new account; null if the e-mail address is taken. Unique indexes decide, so of two registrations at once only one succeeds.
 */
async function insertAccount(database: Database, given: NewAccount, passwordHash: string, now: Date): Promise<number | null> {
  const { givenName, familyName, login, email, pesel, nip } = given;
  const [made] = await database
    .insert(account)
    .values({
      givenName,
      familyName,
      login,
      email,
      pesel,
      nip,
      institution: pesel === null && nip !== null,
      state: 'unconfirmed',
      passwordHash,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (made) return made.id;
  const [taken] = await database
    .select({ id: account.id })
    .from(account)
    .where(and(hasLogin(login), ne(account.state, 'deleted')));
  if (taken) throw new OfficeFailure('loginTaken');
  return null;
}

async function tellOwner(database: Database, call: LetterCall, { email }: NewAccount, page: URL): Promise<void> {
  const [owner] = await database
    .select()
    .from(account)
    .where(and(hasEmail(email), ne(account.state, 'deleted')));
  if (!owner) return;
  await writeToOwner(database, call, { kind: 'account-exists', owner, address: pageAddress(page, call.accounts.screen('resetPassword')) });
}

/** Stores the consents, with the version of the texts that the form showed. */
export async function keepConsents(database: Database, accountId: number, now: Date): Promise<void> {
  const [settings] = await database.select().from(accountSettings);
  const asked = [...(settings?.askDataConsent ? (['data-processing'] as const) : []), ...(settings?.askTerms ? (['terms'] as const) : [])];
  for (const kind of asked) {
    const [text] = await database.select({ version: accountText.version }).from(accountText).where(eq(accountText.kind, kind));
    await database.insert(accountConsent).values({ accountId, kind, given: true, textVersion: text?.version ?? null, decidedAt: now });
  }
}

function hasLogin(login: string) {
  return eq(sql`lower(${account.login})`, login.toLowerCase());
}

function hasEmail(email: string) {
  return eq(sql`lower(${account.email})`, email.toLowerCase());
}
