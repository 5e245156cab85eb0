import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { generateSecret, generateURI, verify } from 'otplib';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';

const stepSeconds = 30;

/** A new secret for an authenticator application. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** The otpauth address in the QR code for an authenticator application. */
export function totpAddress(secret: string, { issuer, login }: { readonly issuer: string; readonly login: string }): string {
  return generateURI({ issuer, label: login, secret });
}

/** The number of the time step of a code; one step of clock difference is allowed either way. Null for a wrong code. */
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

/**
 * True if a code is right and was not used before. The account stores its step in one database statement, so that of several uses at once
 * one succeeds.
 */
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
