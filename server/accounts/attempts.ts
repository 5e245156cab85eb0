import { eq, sql } from 'drizzle-orm';
import { attempt } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { keyedHash } from './secrets';

/** A limit of attempts. */
export interface AttemptLimit {
  /** Name of the counter. */
  readonly name: string;
  readonly allowed: number;
  readonly seconds: number;
}

const minutes = (count: number) => count * 60;

/** Limits for everything that can be guessed or abused, per account or per network address. */
export const attemptLimits = {
  /** Wrong passwords for one login, whether or not an account has it. */
  passwordOfAccount: { name: 'password-account', allowed: 10, seconds: minutes(15) },
  /** Wrong passwords from one address. Many people may share it, for example in a library. */
  passwordFromAddress: { name: 'password-address', allowed: 100, seconds: minutes(15) },
  /** Wrong one-time codes of one account, in all its logins together. */
  codeOfAccount: { name: 'code-account', allowed: 10, seconds: minutes(15) },
  /** Letters to one account: reminders, new links. */
  lettersToAccount: { name: 'letters-account', allowed: 5, seconds: minutes(60) },
  /** Letters that one network address makes the office send. */
  lettersFromAddress: { name: 'letters-address', allowed: 60, seconds: minutes(60) },
  /** New e-mail addresses tried by one account. */
  emailOfAccount: { name: 'email-account', allowed: 10, seconds: minutes(60) },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

/** The limits of an office. */
export type AttemptLimits = Readonly<Record<keyof typeof attemptLimits, AttemptLimit>>;

/**
 * Counts an attempt before it is made. One database statement decides, so that of any number of simultaneous attempts, on any number of
 * servers, at most the allowed number succeeds. For the others it throws `tooManyAttempts`.
 */
export async function countAttempt(database: Database, limit: AttemptLimit, of: string, now: Date): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000);
  const over = sql`${attempt.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await database
    .insert(attempt)
    .values({ key: await keyOf(database, limit, of), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        // Counting stops far beyond the limit, so that the number stays small.
        count: sql`CASE WHEN ${over} THEN 1 ELSE least(${attempt.count} + 1, ${limit.allowed + 1}::integer) END`,
        windowEndsAt: sql`CASE WHEN ${over} THEN excluded.window_ends_at ELSE ${attempt.windowEndsAt} END`,
      },
    })
    .returning({ count: attempt.count, windowEndsAt: attempt.windowEndsAt });
  if (!counted || counted.count <= limit.allowed) return;
  const seconds = Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new OfficeFailure('tooManyAttempts', { minutes: String(Math.ceil(seconds / 60)) }, seconds);
}

/** Takes an attempt back, because the password was right. */
export async function giveAttemptBack(database: Database, limit: AttemptLimit, of: string): Promise<void> {
  await database
    .update(attempt)
    .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
    .where(eq(attempt.key, await keyOf(database, limit, of)));
}

/** Resets the counter, because the user has proved to be the owner. */
export async function forgetAttempts(database: Database, limit: AttemptLimit, of: string): Promise<void> {
  await database.delete(attempt).where(eq(attempt.key, await keyOf(database, limit, of)));
}

// A login may be long and in any case; the table has only a keyed hash of it.
function keyOf(database: Database, { name }: AttemptLimit, of: string): Promise<string> {
  return keyedHash(database, `${name} ${of.trim().toLowerCase()}`);
}
