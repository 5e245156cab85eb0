import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { account, accountParty, party, session, tokenKey } from '../database/account-tables';
import type { Database } from '../database/database';
import { type Caller, visitor } from './caller';

/** How long a session lasts without being extended, in seconds. */
export const sessionSeconds = 15 * 60;

const issuer = 'okienko';
// Longer than any session: what ends a session is its row, so that it can be extended and revoked.
const tokenLife = '24h';

interface NewSession {
  readonly accountId: number;
  readonly restricted: boolean;
  readonly now: Date;
}

/** Opens a session and gives the token that stands for it. */
export async function openSession(database: Database, { accountId, restricted, now }: NewSession): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  await database.insert(session).values({ id, accountId, restricted, createdAt: now, expiresAt });
  return await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setJti(id)
    .setSubject(String(accountId))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 24 * 3600 * 1000))
    .sign(await secretOf(database));
}

/** Who is behind an `Authorization` header: a token counts only while its session is open and its account stands. */
export async function findCaller(database: Database, authorization: string | undefined, now: Date): Promise<Caller> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  const id = token === undefined ? null : await sessionIdOf(database, token, now);
  if (id === null) return visitor;
  const [found] = await database
    .select({ accountId: session.accountId, restricted: session.restricted, state: account.state })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, id), isNull(session.revokedAt), gt(session.expiresAt, now), ne(account.state, 'deleted')));
  if (!found) return visitor;
  const restricted = found.restricted || found.state !== 'verified';
  const { accountId } = found;
  return { kind: 'user', accountId, sessionId: id, restricted, subjects: restricted ? [] : await subjectsOf(database, accountId) };
}

async function subjectsOf(database: Database, accountId: number) {
  return await database
    .select({ id: party.id, name: party.name, czyInstytucja: party.institution, nip: party.nip, pesel: party.pesel })
    .from(accountParty)
    .innerJoin(party, eq(party.id, accountParty.partyId))
    .where(eq(accountParty.accountId, accountId))
    .orderBy(party.id);
}

async function sessionIdOf(database: Database, token: string, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, await secretOf(database), {
      issuer,
      algorithms: ['HS256'],
      currentDate: now,
      maxTokenAge: tokenLife,
    });
    return payload.jti ?? null;
  } catch {
    // Not a token of ours, altered, or long over: the caller is a visitor.
    return null;
  }
}

/** The key is made once and lies in the database, so that several servers know each other's tokens. */
async function secretOf(database: Database): Promise<Uint8Array> {
  const [kept] = await database.select({ secret: tokenKey.secret }).from(tokenKey);
  if (kept) return Buffer.from(kept.secret, 'base64url');
  const made = randomBytes(32).toString('base64url');
  // Another server may make one at the same moment: the first one counts.
  await database.insert(tokenKey).values({ id: 1, secret: made }).onConflictDoNothing();
  return await secretOf(database);
}
