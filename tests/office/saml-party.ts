import { eq } from 'drizzle-orm';
import { type SamplePerson, samplePersons } from '../../sample-office/sandbox/identity-node/sample-persons';
import { sandboxNode } from '../../sample-office/sandbox/identity-node/sandbox-node';
import { type ResponseParts, signedResponse } from '../../sample-office/sandbox/identity-node/write-response';
import { partyOf } from '../../server/accounts/external/post-binding-node';
import { signingKeysOf } from '../../server/accounts/external/signing-keys';
import type { Provider } from '../../server/accounts/identity-node';
import { securityEvent } from '../../server/database/account-tables';
import { loginCode, registrationTicket } from '../../server/database/external-login-tables';
import { origin } from './account-caller';
import type { DatabaseOffice, OfficeAnswer } from './database-office';

/** The return addresses that the login screen sends. */
export const returnAddresses = {
  adresOk: `${origin}/return-url-ok`,
  adresBlad: `${origin}/return-url-blad`,
  adresPotwierdz: `${origin}/return-url-potwierdz`,
};

/** A login that was begun, and what the node needs to answer it. */
export interface Begun {
  readonly provider: Provider;
  /** What the browser takes along and must bring back. */
  readonly relayState: string;
  readonly request: string;
  readonly address: string;
  readonly parts: ResponseParts;
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Begins a login as a browser does; with a token, to verify the account of that token. */
export async function beginAt(office: DatabaseOffice, provider: Provider, now: Date, token?: string): Promise<Begun> {
  const query = new URLSearchParams(returnAddresses);
  const answer = await office.get(
    `/api/uzytkownicy/${provider}/${token === undefined ? 'przekierowanie' : 'potwierdzenie'}?${query}`,
    token,
  );
  if (answer.status !== 200) throw new Error(`No login at ${provider}: ${JSON.stringify(answer.body)}`);
  const { saml, urlWKZalogujDoPrzekierowania, relayState = '' } = answer.body as Readonly<Record<string, string>>;
  if (saml === undefined || urlWKZalogujDoPrzekierowania === undefined) throw new Error('The answer has no request.');
  const inResponseTo = / ID="([^"]+)"/.exec(Buffer.from(saml, 'base64').toString())?.[1] ?? '';
  const { entityId: audience, consumer: recipient } = partyOf(origin, provider);
  const issuer = sandboxNode(origin, provider).entityId;
  return {
    provider,
    relayState,
    request: saml,
    address: urlWKZalogujDoPrzekierowania,
    parts: { issuer, audience, recipient, inResponseTo, now, person: samplePerson('stranger') },
    ...(await signingKeysOf(office.database, 'sandbox-node')),
  };
}

/** A person of the sandbox node. */
export function samplePerson(id: string): SamplePerson {
  const found = samplePersons.find((person) => person.id === id);
  if (!found) throw new Error(`There is no sample person ${id}.`);
  return found;
}

/** The genuine answer to a login. */
export function genuine({ parts, privateKey }: Begun, changes: Partial<ResponseParts> = {}): string {
  return signedResponse({ ...parts, ...changes }, privateKey);
}

/** Posts an answer to a begun login and returns where the browser is sent. */
export async function bring(
  office: DatabaseOffice,
  { provider, relayState }: Pick<Begun, 'provider' | 'relayState'>,
  response: string,
): Promise<URL> {
  const relayed = relayState === '' ? null : { RelayState: relayState };
  return locationOf(await office.form(`/api/uzytkownicy/${provider}/powrot`, { SAMLResponse: response, ...relayed }));
}

/** The target of a redirect. */
export function locationOf({ status, headers }: OfficeAnswer): URL {
  if (status !== 303) throw new Error(`The answer is ${status}, not a redirect.`);
  return new URL(headers.location ?? '');
}

/** What the answers of nodes have led to so far: logins, registration tickets, and recorded refusals. */
export async function traces({ database }: DatabaseOffice): Promise<{ codes: number; tickets: number; refusals: number }> {
  const codes = await database.select({ id: loginCode.codeHash }).from(loginCode);
  const tickets = await database.select({ id: registrationTicket.id }).from(registrationTicket);
  const refusals = await database.select({ id: securityEvent.id }).from(securityEvent).where(eq(securityEvent.kind, 'identity-refused'));
  return { codes: codes.length, tickets: tickets.length, refusals: refusals.length };
}

/** Takes what an office tells of refused logins; anything else that it tells fails the test. */
export function refusalsOnly(text: string): void {
  if (!/^An answer of the identity node \w+ was refused/.test(text)) throw new Error(text);
}
