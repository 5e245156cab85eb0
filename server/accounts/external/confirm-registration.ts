import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { account, accountIdentity } from '../../database/account-tables';
import type { Database } from '../../database/database';
import { OfficeFailure } from '../../errors/office-failure';
import { type AccountRules, checkTaxNumber, isEmail } from '../account-data';
import { countAttempt } from '../attempts';
import { takeEmailTurn } from '../email-turn';
import { keepConsents } from '../registration';
import { openSession } from '../sessions';
import { ensureOwnParty } from '../subjects';
import type { BrowserCall } from './browser-key';
import { spendTicket, type Ticket, ticketIdOf } from './registration-tickets';

interface ConfirmedData {
  readonly token: string;
  readonly email: string;
  readonly nip: string | null;
}

/**
 * Creates the account of a person whom a node has identified, and opens its first session. Name, surname and PESEL come from the node,
 * e-mail address and tax number from the form. The account has no password until its owner sets one by a link in a letter.
 */
export async function confirmRegistration(call: BrowserCall, rules: AccountRules, given: ConfirmedData): Promise<string> {
  const { database, accounts, browser, now, address } = call;
  if (!isEmail(given.email, rules)) throw new OfficeFailure('wrongEmail');
  checkTaxNumber(given.nip, rules);
  const ticketId = await ticketIdOf(database, given.token, now);
  if (ticketId === null) throw new OfficeFailure('linkUnknown');
  // Limits how often somebody can find out whether an address is taken.
  await countAttempt(database, accounts.limits.emailOfAccount, ticketId, now);
  const { accountId, token } = await database.transaction(async (within) => {
    const ticket = await spendTicket(within, { id: ticketId, browser, now });
    await takeEmailTurn(within, given.email);
    // The same person may also have a ticket from the other node.
    await takeEmailTurn(within, ticket.personIdentifier);
    const known = await within
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.pesel, ticket.personIdentifier), eq(account.state, 'verified'), eq(account.institution, false)));
    if (known.length > 0) throw new OfficeFailure('linkUsed');
    const id = await insertAccount(within, ticket, given, now);
    if (id === null) throw new OfficeFailure('emailRefused');
    const linked = await within
      .insert(accountIdentity)
      .values({ provider: ticket.provider, personIdentifier: ticket.personIdentifier, accountId: id, linkedAt: now })
      .onConflictDoNothing()
      .returning({ accountId: accountIdentity.accountId });
    // The same person has confirmed another login meanwhile.
    if (linked.length === 0) throw new OfficeFailure('linkUsed');
    await ensureOwnParty(within, {
      id,
      institution: false,
      pesel: ticket.personIdentifier,
      nip: given.nip,
      givenName: ticket.givenName,
      familyName: ticket.familyName,
    });
    await keepConsents(within, id, now);
    return { accountId: id, token: await openSession(within, { accountId: id, restricted: false, secondFactor: true, now }) };
  });
  accounts.record({ kind: 'registered', at: now, address, accountId });
  accounts.record({ kind: 'login', at: now, address, accountId });
  return token;
}

async function insertAccount(database: Database, ticket: Ticket, { email, nip }: ConfirmedData, now: Date): Promise<number | null> {
  const [made] = await database
    .insert(account)
    .values({
      // Nobody types this login; it only has to be unique.
      login: `wezel-${randomBytes(6).toString('hex')}`,
      email,
      givenName: ticket.givenName,
      familyName: ticket.familyName,
      pesel: ticket.personIdentifier,
      nip,
      state: 'verified',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: account.id });
  return made?.id ?? null;
}
