import { eq } from 'drizzle-orm';
import { type AccountRow, session } from '../database/account-tables';
import { OfficeFailure } from '../errors/office-failure';
import type { AccountCall } from './account-desk';
import { countAttempt, forgetAttempts } from './attempts';
import type { SignedInCaller } from './caller';
import { spendCode } from './one-time-codes';
import { checkOwnPassword } from './own-password';
import { requireSecondFactor } from './second-factor';

/** The proof that a user gives besides the open session; null where nothing was given. */
export interface Proof {
  readonly password: string | null;
  /** One-time code of the secret in use. */
  readonly code?: string | null;
}

interface ProofOf {
  readonly user: SignedInCaller;
  readonly owner: AccountRow;
  readonly proof: Proof;
}

const freshMinutes = 10;

/**
 * Makes sure that whoever changes what protects an account is its owner, and not somebody who found the session open. The proof is the
 * password, a one-time code, or for an account with neither a login a moment ago. Every attempt counts.
 */
export async function proveOwner(call: AccountCall, { user, owner, proof: { password, code = null } }: ProofOf): Promise<void> {
  await requireSecondFactor(call.database, user);
  if (password !== null) await checkOwnPassword(call, owner, password);
  else if (code !== null && owner.totpSecret !== null) await checkOwnCode(call, owner, owner.totpSecret, code);
  else if (owner.passwordHash !== null || owner.totpSecret !== null) throw new OfficeFailure('proofNeeded');
  else if (!(await isFresh(call, user))) throw new OfficeFailure('freshLoginNeeded');
}

/** True shortly after the login. */
export async function isFresh({ database, now }: AccountCall, { sessionId }: SignedInCaller): Promise<boolean> {
  const [found] = await database.select({ begun: session.createdAt }).from(session).where(eq(session.id, sessionId));
  return found !== undefined && found.begun.getTime() > now.getTime() - freshMinutes * 60_000;
}

async function checkOwnCode(call: AccountCall, owner: AccountRow, secret: string, code: string): Promise<void> {
  const { database, accounts, now, address } = call;
  await countAttempt(database, accounts.limits.codeOfAccount, String(owner.id), now);
  if (!(await spendCode(database, { accountId: owner.id, secret, code, now }))) {
    accounts.record({ kind: 'code-refused', at: now, address, accountId: owner.id });
    throw new OfficeFailure('wrongCode');
  }
  await forgetAttempts(database, accounts.limits.codeOfAccount, String(owner.id));
}
