import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Language } from '../../../engine';
import type { Database } from '../../database/database';
import { externalLogin } from '../../database/external-login-tables';
import { OfficeFailure } from '../../errors/office-failure';
import type { BrowserKey } from '../../http/browser-key';
import type { Caller } from '../caller';
import { ownAddress } from '../portal-address';
import { hashOfCode, newCode } from '../secrets';
import type { FindNode } from './find-node';
import type { NodeRedirect, Provider } from './identity-node';

// Long enough to find the phone that confirms a login, short enough that nobody comes back to a forgotten window.
const loginSeconds = 15 * 60;
// As long as the login and a registration after it may take together.
const browserSeconds = 60 * 60;

/** The pages of the portal that a login leads back to. */
export interface ReturnAddresses {
  readonly adresOk: string;
  readonly adresBlad: string;
  readonly adresPotwierdz: string;
}

interface BeginParts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly identityNode: FindNode;
  readonly caller: Caller;
  readonly browser: BrowserKey;
  readonly language: Language;
  readonly now: Date;
}

/** A login that was begun and is being finished. */
export type BegunLogin = typeof externalLogin.$inferSelect;

/** Begins a login: remembers where it leads back to, and makes the request that the browser takes to the node. */
export async function beginLogin(parts: BeginParts, provider: Provider, given: ReturnAddresses): Promise<NodeRedirect> {
  const { database, publicUrl, caller, browser, language, now } = parts;
  const node = await parts.identityNode(provider);
  if (node === null) throw new OfficeFailure('switchedOff');
  const [addressOk, addressError, addressConfirm] = [given.adresOk, given.adresBlad, given.adresPotwierdz].map((text) => {
    const address = ownAddress(publicUrl, text);
    if (address === null) throw new OfficeFailure('foreignAddress');
    return address.href;
  });
  if (addressOk === undefined || addressError === undefined || addressConfirm === undefined) throw new OfficeFailure('foreignAddress');
  // Several tabs of a browser have one key, so that a login begun in one does not end that of another.
  const key = browser.value ?? newCode();
  browser.keep(key, browserSeconds);
  const requestId = `_${randomBytes(20).toString('hex')}`;
  await database.delete(externalLogin).where(lt(externalLogin.expiresAt, now));
  await database.insert(externalLogin).values({
    requestId,
    provider,
    addressOk,
    addressError,
    addressConfirm,
    language,
    signedInAs: caller.kind === 'user' ? caller.accountId : null,
    browserHash: hashOfCode(key),
    expiresAt: new Date(now.getTime() + loginSeconds * 1000),
  });
  return await node.begin({ id: requestId, portal: addressOk });
}

/** Takes a begun login out: an answer counts once, in its own login and in its time. One statement decides among several at once. */
export async function spendLogin(
  database: Database,
  { requestId, provider, now }: { readonly requestId: string; readonly provider: Provider; readonly now: Date },
): Promise<BegunLogin | null> {
  const [spent] = await database
    .update(externalLogin)
    .set({ usedAt: now })
    .where(
      and(
        eq(externalLogin.requestId, requestId),
        eq(externalLogin.provider, provider),
        isNull(externalLogin.usedAt),
        gt(externalLogin.expiresAt, now),
      ),
    )
    .returning();
  return spent ?? null;
}
