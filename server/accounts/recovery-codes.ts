import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { recoveryCode } from '../database/account-tables';
import type { Database } from '../database/database';
import { keyFor } from './secrets';

// Without letters and digits that look alike on paper.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const codesAtOnce = 10;
const signsOfCode = 10;
const shape = new RegExp(`^[${signs}]{${signsOfCode}}$`);

/** New recovery codes of an account, which end the older ones. They are answered once; only their keyed hashes are stored. */
export async function issueRecoveryCodes(within: Database, accountId: number): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < codesAtOnce) codes.add(Array.from({ length: signsOfCode }, () => signs[randomInt(signs.length)]).join(''));
  const key = await keyFor(within, 'recovery-code');
  const rows = [...codes].map((code) => ({ accountId, hash: hashOf(key, { accountId, code }) }));
  await forgetRecoveryCodes(within, accountId);
  await within.insert(recoveryCode).values(rows);
  return [...codes].map((code) => `${code.slice(0, signsOfCode / 2)}-${code.slice(signsOfCode / 2)}`);
}

/** Ends the recovery codes of an account. */
export async function forgetRecoveryCodes(database: Database, accountId: number): Promise<void> {
  await database.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(database: Database, accountId: number): Promise<number> {
  const [found] = await database.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  return found?.left ?? 0;
}

interface GivenRecoveryCode {
  readonly accountId: number;
  readonly code: string;
}

/**
 * True if a recovery code is right and was not used before. One statement takes it away, so that of several uses at once one succeeds.
 */
export async function spendRecoveryCode(database: Database, { accountId, code }: GivenRecoveryCode): Promise<boolean> {
  const typed = code.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
  if (!shape.test(typed)) return false;
  const hash = hashOf(await keyFor(database, 'recovery-code'), { accountId, code: typed });
  const stored = await database.select({ hash: recoveryCode.hash }).from(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  const right = stored.filter((kept) => timingSafeEqual(Buffer.from(kept.hash, 'hex'), Buffer.from(hash, 'hex')));
  if (right.length === 0) return false;
  const taken = await database
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.hash, hash)))
    .returning({ accountId: recoveryCode.accountId });
  return taken.length > 0;
}

function hashOf(key: Uint8Array, { accountId, code }: GivenRecoveryCode): string {
  return createHmac('sha256', key).update(`${accountId} ${code}`).digest('hex');
}
