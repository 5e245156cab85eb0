import { eq } from 'drizzle-orm';
import type { Language } from '../../../engine';
import { account } from '../../database/account-tables';
import type { Database } from '../../database/database';
import { errorAnswer, OfficeFailure } from '../../errors/office-failure';
import type { FindAccountScreen } from '../account-screens';
import type { IdentityParty, NodeIdentity, PostedAnswer } from '../identity-node';
import { recordEvent } from '../security-events';
import { verifyAccountByPerson } from '../verification';
import { pageAddress } from '../write-to-owner';
import { type BegunLogin, spendLogin } from './begun-logins';
import { issueLoginCode } from './login-codes';
import { issueTicket } from './registration-tickets';

interface FinishParts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly screen: FindAccountScreen;
  readonly now: Date;
  /** Network address of the browser. */
  readonly address: string;
  /** Tells the operator why an answer was refused. */
  readonly tell: (text: string) => void;
}

/** Returns the address to which the browser goes after it has brought an answer. Without a party this login is not offered. */
export async function finishLogin(parts: FinishParts, party: IdentityParty | null, posted: PostedAnswer): Promise<string> {
  const { database, now } = parts;
  if (party === null) return failedAddress(ownFailure(parts), 'switchedOff', 'pl');
  const answer = await party.complete(posted, now);
  if (!answer.ok) return await refuse(parts, party, answer.failure);
  const { requestId, relayState } = answer.value;
  const begun = await spendLogin(database, { requestId, provider: party.provider, relayState, now });
  if (!begun.ok) return await refuse(parts, party, `it failed the check "${begun.failure}"`);
  const login = begun.value;
  if (answer.value.kind === 'not-logged-in') return failedAddress(login.addressError, 'nodeLoginCancelled', login.language);
  return await welcome(parts, login, answer.value.person);
}

async function refuse(parts: FinishParts, { provider }: IdentityParty, words: string): Promise<string> {
  const { database, now, address, tell } = parts;
  await recordEvent(database, { kind: 'identity-refused', at: now, address, accountId: null });
  tell(`An answer of the identity node ${provider} was refused: ${words}.`);
  // A forged answer may name any address, so the browser is sent to the portal's own page.
  return failedAddress(ownFailure(parts), 'identityNotConfirmed', 'pl');
}

function ownFailure({ publicUrl, screen }: FinishParts): string {
  return pageAddress(publicUrl, screen('loginFailed'));
}

async function welcome({ database, now, address, screen }: FinishParts, login: BegunLogin, person: NodeIdentity): Promise<string> {
  const { provider, signedInAs, browserHash } = login;
  const known = await verifyAccountByPerson(database, {
    provider,
    identifier: person.identifier,
    now,
    address,
    ...(signedInAs !== null && { signedInAs }),
  });
  if (known !== null && (signedInAs === null || signedInAs === known)) {
    const [owner] = await database.select({ state: account.state }).from(account).where(eq(account.id, known));
    if (owner?.state === 'verified')
      return withQuery(login.addressOk, { token: await issueLoginCode(database, { accountId: known, browserHash, now }) });
  }
  if (known !== null || signedInAs !== null) {
    await recordEvent(database, { kind: 'identity-refused', at: now, address, accountId: known ?? signedInAs });
    return failedAddress(login.addressError, 'otherPerson', login.language);
  }
  const jwtToken = await issueTicket(database, { provider, person, browserHash, now });
  const dane = csvLine([person.givenName, person.familyName, '', person.identifier, '', jwtToken]);
  return withQuery(login.addressConfirm, { jwtToken, dane, link: screen('home') });
}

/** One line of CSV as in RFC 4180: values with a comma, a quote or a line break are quoted. */
export function csvLine(values: readonly string[]): string {
  return values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
}

function failedAddress(address: string, error: ConstructorParameters<typeof OfficeFailure>[0], language: Language): string {
  return withQuery(address, { trescBledu: errorAnswer(new OfficeFailure(error), language).body.opis });
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
