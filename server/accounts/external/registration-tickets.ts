import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../database/database';
import { registrationTicket } from '../../database/external-login-tables';
import { OfficeFailure } from '../../errors/office-failure';
import type { NodeIdentity } from '../identity-node';
import { keyFor } from '../secrets';
import { type BrowserKey, ofBrowser } from './browser-key';

// Time to read the terms and to type an e-mail address twice.
const ticketSeconds = 30 * 60;
const issuer = 'okienko registration';

/** A person who may create an account, with what the node said. It stays in the office's database. */
export type Ticket = typeof registrationTicket.$inferSelect;

interface TicketUse {
  readonly id: string;
  readonly browser: BrowserKey;
  readonly now: Date;
}

interface TicketParts {
  readonly provider: string;
  readonly person: NodeIdentity;
  readonly browserHash: string;
  readonly now: Date;
}

/** Issues the token that stands for a person on the confirmation screen. It contains only a number; the data stay in the database. */
export async function issueTicket(database: Database, { provider, person, browserHash, now }: TicketParts): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
  const { identifier: personIdentifier, givenName, familyName } = person;
  await database.delete(registrationTicket).where(lt(registrationTicket.expiresAt, now));
  await database.insert(registrationTicket).values({ id, provider, personIdentifier, givenName, familyName, browserHash, expiresAt });
  return await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(await keyFor(database, 'registration-ticket'));
}

/**
 * Uses a ticket, in the transaction that creates the account, so that it stays valid if that fails. A ticket of another browser is refused:
 * otherwise somebody could confirm it and give their own e-mail address to another person's account.
 */
export async function spendTicket(database: Database, { id, browser, now }: TicketUse): Promise<Ticket> {
  const [spent] = await database
    .update(registrationTicket)
    .set({ usedAt: now })
    .where(
      and(
        eq(registrationTicket.id, id),
        ofBrowser(registrationTicket.browserHash, browser),
        isNull(registrationTicket.usedAt),
        gt(registrationTicket.expiresAt, now),
      ),
    )
    .returning();
  if (!spent) throw new OfficeFailure('linkUsed');
  return spent;
}

/** The number of the ticket in a token; null if the token is not ours, was altered or has expired. */
export async function ticketIdOf(database: Database, token: string, now: Date): Promise<string | null> {
  try {
    const key = await keyFor(database, 'registration-ticket');
    const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], currentDate: now });
    return payload.jti ?? null;
  } catch {
    // Not a token of ours, altered, or expired.
    return null;
  }
}
