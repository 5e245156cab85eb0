import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';

const stepSeconds = 30;

/** A new secret for an authenticator application. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** The address that an authenticator application reads from the QR code. */
export function totpAddress(secret: string, { issuer, login }: { readonly issuer: string; readonly login: string }): string {
  return generateURI({ issuer, label: login, secret });
}

/** Number of the time step that a code belongs to, one step of a wrong clock allowed each way; null for a wrong code. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const checked = await verify({ strategy: 'totp', secret, token: digits, epoch, epochTolerance: stepSeconds });
  if (!checked.valid) return null;
  return Math.floor(epoch / stepSeconds) + checked.delta;
}

interface GivenCode {
  readonly accountId: number;
  readonly secret: string;
  readonly code: string;
  readonly now: Date;
}

/** True when a code is right and has not been used: the account remembers its step in one statement, so that of many at once one wins. */
export async function spendCode(database: Database, { accountId, secret, code, now }: GivenCode): Promise<boolean> {
  const step = await stepOfCode(secret, code, now);
  if (step === null) return false;
  const used = await database
    .update(account)
    .set({ totpLastStep: step })
    .where(and(eq(account.id, accountId), or(isNull(account.totpLastStep), lt(account.totpLastStep, step))))
    .returning({ id: account.id });
  return used.length > 0;
}
