import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { failure, type Language, type Result, success } from '../../../engine';
import type { Database } from '../../database/database';
import { externalLogin } from '../../database/external-login-tables';
import { OfficeFailure } from '../../errors/office-failure';
import type { IdentityParty } from '../identity-node';
import { ownAddress } from '../portal-address';
import type { Refusal } from '../refusal';
import { hashOfCode, newCode } from '../secrets';
import type { BrowserKey } from './browser-key';

// Long enough to confirm the login on a phone, too short for somebody who comes back to a forgotten window.
const loginSeconds = 15 * 60;
// As long as the login and the registration after it may take together.
const browserSeconds = 60 * 60;

/** The pages of the portal to which a login returns. */
export interface ReturnAddresses {
  readonly adresOk: string;
  readonly adresBlad: string;
  readonly adresPotwierdz: string;
}

interface BeginParts {
  readonly database: Database;
  readonly publicUrl: string;
  /** The account that the login confirms; null if nobody is signed in. */
  readonly signedInAs: number | null;
  readonly browser: BrowserKey;
  readonly language: Language;
  readonly now: Date;
}

/** A login that was begun and is now being finished. */
export type BegunLogin = typeof externalLogin.$inferSelect;

/** Begins a login: stores the pages to return to, and makes what the browser takes to the party. Without a party this login is not offered. */
export async function beginLogin<Redirect extends { readonly relayState?: string }>(
  { database, publicUrl, signedInAs, browser, language, now }: BeginParts,
  party: IdentityParty<Redirect> | null,
  given: ReturnAddresses,
): Promise<Redirect> {
  if (party === null) throw new OfficeFailure('switchedOff');
  const [addressOk, addressError, addressConfirm] = [given.adresOk, given.adresBlad, given.adresPotwierdz].map((text) => {
    const address = ownAddress(publicUrl, text);
    if (address === null) throw new OfficeFailure('foreignAddress');
    return address.href;
  });
  if (addressOk === undefined || addressError === undefined || addressConfirm === undefined) throw new OfficeFailure('foreignAddress');
  // All tabs of a browser share one key, so that a login begun in one does not end that of another.
  const key = browser.value ?? newCode();
  browser.keep(key, browserSeconds);
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const redirect = await party.begin({ id: requestId, portal: addressOk, relayState: newCode(), language });
  await database.delete(externalLogin).where(lt(externalLogin.expiresAt, now));
  await database.insert(externalLogin).values({
    requestId,
    provider: party.provider,
    addressOk,
    addressError,
    addressConfirm,
    language,
    signedInAs,
    browserHash: hashOfCode(key),
    relayHash: redirect.relayState === undefined ? null : hashOfCode(redirect.relayState),
    expiresAt: new Date(now.getTime() + loginSeconds * 1000),
  });
  return redirect;
}

/** What an answer says about the login that it belongs to. */
interface AnsweredLogin {
  readonly requestId: string;
  readonly provider: string;
  /** The secret that the browser brought back; empty if there was none. */
  readonly relayState: string;
  readonly now: Date;
}

/**
 * Finishes a begun login. An answer counts once, for its own login, in time, and only with the RelayState that was sent with the request.
 * One database statement decides between simultaneous answers.
 */
export async function spendLogin(
  database: Database,
  { requestId, provider, relayState, now }: AnsweredLogin,
): Promise<Result<BegunLogin, Refusal>> {
  const waiting = and(
    eq(externalLogin.requestId, requestId),
    eq(externalLogin.provider, provider),
    isNull(externalLogin.usedAt),
    gt(externalLogin.expiresAt, now),
  );
  const relayed = relayState === '' ? isNull(externalLogin.relayHash) : eq(externalLogin.relayHash, hashOfCode(relayState));
  const [spent] = await database.update(externalLogin).set({ usedAt: now }).where(and(waiting, relayed)).returning();
  if (spent) return success(spent);
  const [left] = await database.select({ id: externalLogin.requestId }).from(externalLogin).where(waiting);
  return failure(left ? 'relay-state' : 'unknown-request');
}
