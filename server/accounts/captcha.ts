import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import { isRecord } from '../../engine';
import { spentCaptcha } from '../database/account-tables';
import type { Database } from '../database/database';
import { officeSettings } from '../database/shell-tables';
import { OfficeFailure } from '../errors/office-failure';
import { keyFor } from './secrets';

// About a second of work on a slow phone, but hours for somebody who sends thousands of forms.
const algorithm = 'PBKDF2/SHA-256';
const cost = 2_000;
const keyLength = 32;
const lifeSeconds = 20 * 60;

/** A challenge as ALTCHA names its parts. */
export interface CaptchaChallenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly expiresAt: number;
  };
  readonly signature: string;
}

/** True when the office wants a captcha in its forms. */
export async function asksForCaptcha(database: Database): Promise<boolean> {
  const [settings] = await database.select({ captcha: officeSettings.captcha }).from(officeSettings);
  return settings?.captcha ?? false;
}

/** Makes a new challenge. It is signed, so that the office need not store it. */
export async function newCaptcha(database: Database): Promise<CaptchaChallenge> {
  // The system clock, because the library compares with it.
  const expiresAt = Math.floor(Date.now() / 1000) + lifeSeconds;
  const secret = await captchaKey(database);
  const { parameters, signature = '' } = await createChallenge({
    algorithm,
    cost,
    keyLength,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret,
  });
  const { nonce, salt, keyPrefix } = parameters;
  return { parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt }, signature };
}

/** Checks the solved challenge of a form, if the office wants one. A solution counts once. */
export async function checkCaptcha(database: Database, given: string | null): Promise<void> {
  if (!(await asksForCaptcha(database))) return;
  const solved = given === null ? null : parseSolved(given);
  if (!solved) throw new OfficeFailure('captchaNeeded');
  const { parameters } = solved.challenge;
  // The signature covers all parameters; these two show that it was a challenge of ours.
  if (parameters.algorithm !== algorithm || parameters.cost !== cost) throw new OfficeFailure('captchaNeeded');
  const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: await captchaKey(database) });
  if (!verified || !(await spend(database, parameters.nonce, parameters.expiresAt))) throw new OfficeFailure('captchaNeeded');
}

async function spend(database: Database, nonce: string, expiresAt: number): Promise<boolean> {
  // Kept a while longer than it is valid, because a server whose clock is behind would still accept the solution.
  await database.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, new Date(Date.now() - 3_600_000)));
  const spent = await database
    .insert(spentCaptcha)
    .values({ nonce, expiresAt: new Date(expiresAt * 1000) })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}

async function captchaKey(database: Database): Promise<string> {
  return Buffer.from(await keyFor(database, 'captcha')).toString('hex');
}

interface SolvedChallenge {
  readonly challenge: CaptchaChallenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

/** Reads what the form sends, base64 of JSON. Null for anything else. */
function parseSolved(text: string): SolvedChallenge | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return isSolved(value) ? value : null;
  } catch {
    // Not JSON, so not a solution.
    return null;
  }
}

function isSolved(value: unknown): value is SolvedChallenge {
  if (!isRecord(value) || !isRecord(value.challenge) || !isRecord(value.solution)) return false;
  const { parameters, signature } = value.challenge;
  const { counter, derivedKey } = value.solution;
  if (typeof signature !== 'string' || typeof counter !== 'number' || typeof derivedKey !== 'string' || !isRecord(parameters)) return false;
  const texts = [parameters.algorithm, parameters.nonce, parameters.salt, parameters.keyPrefix];
  const numbers = [parameters.cost, parameters.keyLength, parameters.expiresAt];
  return texts.every((part) => typeof part === 'string') && numbers.every((part) => Number.isSafeInteger(part));
}
