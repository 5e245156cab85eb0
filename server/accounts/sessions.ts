import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { account, pendingLogin, session } from '../database/account-tables';
import type { Database } from '../database/database';
import { type Caller, visitor } from './caller';
import { keyFor } from './secrets';
import { subjectsOf } from './subjects';

/** Seconds that a session lasts without being extended. */
export const sessionSeconds = 15 * 60;

/** Seconds that it lasts at most, however often it is extended. */
const longestSessionSeconds = 12 * 3600;

const issuer = 'okienko';
// Longer than any session. Its database row ends a session, so that it can be extended and revoked.
const tokenSeconds = 24 * 3600;

interface NewSession {
  readonly accountId: number;
  readonly restricted: boolean;
  /** True if a one-time code was given, or an identity node identified the person. */
  readonly secondFactor?: boolean;
  readonly now: Date;
}

/** Opens a session and returns its token. */
export async function openSession(database: Database, { accountId, restricted, secondFactor = false, now }: NewSession): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
  // A restricted session does not count as the first login, because it does not show any data of the office.
  const first = !restricted && (await beginsFirst(database, accountId, now));
  await database.insert(session).values({ id, accountId, restricted, first, secondFactor, createdAt: now, expiresAt });
  return await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setJti(id)
    .setSubject(String(accountId))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + tokenSeconds * 1000))
    .sign(await keyFor(database, 'session-token'));
}

async function beginsFirst(database: Database, accountId: number, now: Date): Promise<boolean> {
  const begun = await database
    .update(account)
    .set({ firstLoginAt: now })
    .where(and(eq(account.id, accountId), isNull(account.firstLoginAt)))
    .returning({ id: account.id });
  return begun.length > 0;
}

/** The caller of an `Authorization` header. A token counts only while its session is open and its account exists. */
export async function findCaller(database: Database, authorization: string | undefined, now: Date): Promise<Caller> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  const id = token === undefined ? null : await sessionIdOf(database, token, now);
  if (id === null) return visitor;
  const [found] = await database
    .select({ restricted: session.restricted, account })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(isOpen(id, now), ne(account.state, 'deleted')));
  if (!found) return visitor;
  const restricted = found.restricted || found.account.state !== 'verified';
  return {
    kind: 'user',
    accountId: found.account.id,
    sessionId: id,
    restricted,
    subjects: restricted ? [] : await subjectsOf(database, found.account),
  };
}

/** Extends a session and returns how many seconds are left; null if it has ended. */
export async function extendSession(database: Database, sessionId: string, now: Date): Promise<number | null> {
  const wanted = new Date(now.getTime() + sessionSeconds * 1000).toISOString();
  const longest = sql`${session.createdAt} + make_interval(secs => ${longestSessionSeconds})`;
  const [extended] = await database
    .update(session)
    .set({ expiresAt: sql`least(${wanted}::timestamptz, ${longest})` })
    .where(isOpen(sessionId, now))
    .returning({ expiresAt: session.expiresAt });
  return extended ? secondsUntil(extended.expiresAt, now) : null;
}

/** Ends one session, at logout. */
export async function endSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
}

interface EndedSessions {
  readonly accountId: number;
  /** The session in which the change was made; it stays open. */
  readonly except?: string;
  readonly now: Date;
}

/** Ends the sessions of an account after its password or another proof of identity was changed. */
export async function endSessions(database: Database, { accountId, except, now }: EndedSessions): Promise<void> {
  const others = except === undefined ? undefined : ne(session.id, except);
  await database
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.accountId, accountId), isNull(session.revokedAt), others));
  // Logins that wait for their code were begun with the old password.
  await database.delete(pendingLogin).where(eq(pendingLogin.accountId, accountId));
}

/** Whole seconds from now until a moment. */
export function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000));
}

function isOpen(id: string, now: Date) {
  return and(eq(session.id, id), isNull(session.revokedAt), gt(session.expiresAt, now));
}

async function sessionIdOf(database: Database, token: string, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, await keyFor(database, 'session-token'), {
      issuer,
      algorithms: ['HS256'],
      currentDate: now,
    });
    // A token issued in the future only means that another server's clock is ahead.
    const isOld = (payload.iat ?? 0) < now.getTime() / 1000 - tokenSeconds;
    return isOld ? null : (payload.jti ?? null);
  } catch {
    // Not a token of ours, altered, or expired: the caller is a visitor.
    return null;
  }
}
