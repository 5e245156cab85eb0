import { and, eq, isNull } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import { account, session } from '../database/account-tables';
import type { Database } from '../database/database';
import { officeSettings } from '../database/shell-tables';
import { OfficeFailure } from '../errors/office-failure';
import { readAccount } from './activation';
import { countAttempt, forgetAttempts } from './attempts';
import type { SignedInCaller } from './caller';
import { newTotpSecret, spendCode, stepOfCode, totpAddress } from './one-time-codes';
import { isFresh, type Proof, proveOwner } from './prove-owner';
import { countRecoveryCodes, forgetRecoveryCodes, issueRecoveryCodes } from './recovery-codes';
import { endSessions } from './sessions';
import { type LetterCall, writeToOwner } from './write-to-owner';

/** The settings of two-factor login, for their screen. */
export interface TwoFactorView {
  readonly czy2FaAktywne: boolean;
  readonly qrCode: string;
  readonly key: string;
  /** Recovery codes that are left. */
  readonly kodyZapasowe: number;
}

/**
 * The state of two-factor login, and a secret to scan. It is never the one in use, which somebody who finds an open session must not be
 * able to copy. The new secret takes effect once a code of it was given.
 */
export async function readTwoFactor({ database, accounts, language }: LetterCall, user: SignedInCaller): Promise<TwoFactorView> {
  const owner = await readAccount(database, user.accountId);
  const key = owner.totpOffered ?? (await offerSecret(database, owner.id));
  const address = totpAddress(key, { issuer: accounts.office(language).portalName, login: owner.login });
  const qrCode = await toDataURL(address, { errorCorrectionLevel: 'M', margin: 4, scale: 6 });
  return { czy2FaAktywne: owner.totpSecret !== null, qrCode, key, kodyZapasowe: await countRecoveryCodes(database, owner.id) };
}

async function offerSecret(database: Database, id: number): Promise<string> {
  // Two windows opened at once show the same secret.
  await database
    .update(account)
    .set({ totpOffered: newTotpSecret() })
    .where(and(eq(account.id, id), isNull(account.totpOffered)));
  const [kept] = await database.select({ offered: account.totpOffered }).from(account).where(eq(account.id, id));
  if (!kept?.offered) throw new Error('The offered secret is gone.');
  return kept.offered;
}

interface SwitchOn {
  /** A one-time code of the scanned secret. */
  readonly code: string;
  readonly password: string | null;
}

/**
 * Switches two-factor login on by a code of the scanned secret, and answers the recovery codes. A code of the secret in use confirms it and
 * answers none.
 */
export async function switchTwoFactorOn(
  call: LetterCall,
  user: SignedInCaller,
  { code, password }: SwitchOn,
): Promise<readonly string[] | null> {
  const { database, accounts, now, address } = call;
  const [settings] = await database.select({ allowed: officeSettings.twoFactor }).from(officeSettings);
  if (!settings?.allowed) throw new OfficeFailure('switchedOff');
  const owner = await readAccount(database, user.accountId);
  await countAttempt(database, accounts.limits.codeOfAccount, String(owner.id), now);
  const step = owner.totpOffered === null ? null : await stepOfCode(owner.totpOffered, code, now);
  if (step === null) {
    const known = owner.totpSecret !== null && (await spendCode(database, { accountId: owner.id, secret: owner.totpSecret, code, now }));
    if (!known) {
      accounts.record({ kind: 'code-refused', at: now, address, accountId: owner.id });
      throw new OfficeFailure('wrongCode');
    }
    await forgetAttempts(database, accounts.limits.codeOfAccount, String(owner.id));
    return null;
  }
  // Replacing the secret in use is as good as switching the protection off, and a first secret could lock out an owner who left the session
  // open.
  if (owner.totpSecret !== null || password !== null || !(await isFresh(call, user)))
    await proveOwner(call, { user, owner, proof: { password } });
  const codes = await database.transaction(async (within) => {
    await within
      .update(account)
      .set({ totpSecret: owner.totpOffered, totpOffered: null, totpLastStep: step })
      .where(eq(account.id, owner.id));
    await within.update(session).set({ secondFactor: true }).where(eq(session.id, user.sessionId));
    await endSessions(within, { accountId: owner.id, except: user.sessionId, now });
    await writeToOwner(within, call, { kind: 'two-factor-on', owner });
    return await issueRecoveryCodes(within, owner.id);
  });
  await forgetAttempts(database, accounts.limits.codeOfAccount, String(owner.id));
  accounts.record({ kind: 'two-factor-on', at: now, address, accountId: owner.id });
  accounts.deliver();
  return codes;
}

/** Answers new recovery codes in place of those that are left, to an owner who gives a code of the secret in use or the password. */
export async function renewRecoveryCodes(call: LetterCall, user: SignedInCaller, proof: Proof): Promise<readonly string[]> {
  const { database, accounts, now, address } = call;
  const owner = await readAccount(database, user.accountId);
  if (owner.totpSecret === null) throw new OfficeFailure('switchedOff');
  await proveOwner(call, { user, owner, proof });
  const codes = await database.transaction(async (within) => {
    await writeToOwner(within, call, { kind: 'recovery-codes-new', owner });
    return await issueRecoveryCodes(within, owner.id);
  });
  accounts.record({ kind: 'recovery-codes-new', at: now, address, accountId: owner.id });
  accounts.deliver();
  return codes;
}

/** Switches two-factor login off, by a code of the secret in use or by the password. */
export async function switchTwoFactorOff(call: LetterCall, user: SignedInCaller, proof: Proof): Promise<void> {
  const { database, accounts, now, address } = call;
  const owner = await readAccount(database, user.accountId);
  if (owner.totpSecret === null) return;
  await proveOwner(call, { user, owner, proof });
  await database.transaction(async (within) => {
    await within.update(account).set({ totpSecret: null, totpOffered: null, totpLastStep: null }).where(eq(account.id, owner.id));
    await forgetRecoveryCodes(within, owner.id);
    await endSessions(within, { accountId: owner.id, except: user.sessionId, now });
    await writeToOwner(within, call, { kind: 'two-factor-off', owner });
  });
  accounts.record({ kind: 'two-factor-off', at: now, address, accountId: owner.id });
  accounts.deliver();
}
