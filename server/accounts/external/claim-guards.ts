import { parsePesel } from '../../../engine';
import type { NodeIdentity } from '../identity-node';
import type { Guard } from '../refusal';
import type { Claims } from './claims';

/** What an answer must match. */
export interface ExpectedAnswer {
  /** The node's entity id. */
  readonly issuer: string;
  /** The portal's entity id. */
  readonly audience: string;
  /** The portal's address for answers. */
  readonly recipient: string;
  readonly levels: readonly string[];
  readonly now: Date;
}

/** An answer and what is expected of it. */
export interface Examined {
  readonly claims: Claims;
  readonly expected: ExpectedAnswer;
}

/** Status of an answer that names a person. */
export const successStatus = 'urn:oasis:names:tc:SAML:2.0:status:Success';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
// Milliseconds. The clocks of two offices differ a little, and an answer is posted at once.
const skew = 60_000;
const oldest = 5 * 60_000;

/** A check of the assertion. An answer without an assertion passes. */
const ofAssertion =
  (holds: (assertion: NonNullable<Claims['assertion']>, examined: Examined) => boolean): Guard<Examined>['holds'] =>
  (examined) =>
    examined.claims.assertion === null || holds(examined.claims.assertion, examined);

/** Checks of the content of a signed answer. */
export const claimGuards: readonly Guard<Examined>[] = [
  // A failure must come without an assertion, a success with one.
  { refusal: 'status', holds: ({ claims }) => (claims.status === successStatus) === (claims.assertion !== null) && claims.status !== '' },
  {
    refusal: 'issuer',
    holds: ({ claims, expected }) => claims.issuer === expected.issuer && (claims.assertion?.issuer ?? expected.issuer) === expected.issuer,
  },
  { refusal: 'destination', holds: ({ claims, expected }) => claims.destination === expected.recipient },
  { refusal: 'subject-confirmation', holds: ofAssertion(({ method }) => method === bearer) },
  {
    refusal: 'in-response-to',
    holds: ({ claims }) => claims.inResponseTo !== '' && (claims.assertion?.inResponseTo ?? claims.inResponseTo) === claims.inResponseTo,
  },
  { refusal: 'recipient', holds: ofAssertion(({ recipient }, { expected }) => recipient === expected.recipient) },
  {
    refusal: 'audience',
    holds: ofAssertion(({ audiences }, { expected }) => audiences.length === 1 && audiences[0] === expected.audience),
  },
  { refusal: 'time', holds: (examined) => isInTime(examined) },
  {
    refusal: 'authentication',
    holds: ofAssertion(({ levels }, { expected }) => levels.length === 1 && expected.levels.includes(levels[0] ?? '')),
  },
];

function isInTime({ claims, expected }: Examined): boolean {
  const now = expected.now.getTime();
  const issued = momentOf(claims.issueInstant);
  const fresh = issued >= now - oldest && issued <= now + skew;
  const { notBefore = [], notOnOrAfter = [] } = claims.assertion ?? {};
  return fresh && notBefore.every((text) => momentOf(text) <= now + skew) && notOnOrAfter.every((text) => momentOf(text) > now - skew);
}

/** A moment in UTC. NaN for anything else, so that every comparison with it is false. */
function momentOf(text: string): number {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text) ? Date.parse(text) : Number.NaN;
}

/** The person in an answer; null if the data are incomplete, occur twice, or have no valid PESEL. */
export function readIdentity({ assertion }: Claims): NodeIdentity | null {
  const one = (name: string) => {
    const values = assertion?.attributes.get(name) ?? [];
    const [value = ''] = values;
    return values.length === 1 && value === value.trim() && !/\p{Cc}/u.test(value) && value.length <= 100 ? value : '';
  };
  const identifier = one('PersonIdentifier');
  const givenName = one('CurrentGivenName');
  const familyName = one('CurrentFamilyName');
  if (parsePesel(identifier) === null || !isBornOn(identifier, one('DateOfBirth'))) return null;
  if (givenName === '' || familyName === '' || !assertion || assertion.nameId === '') return null;
  return { identifier, givenName, familyName };
}

/** The date of birth must agree with the PESEL, where the month also encodes the century. */
function isBornOn(pesel: string, date: string): boolean {
  const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return year === pesel.slice(0, 2) && Number(month) === Number(pesel.slice(2, 4)) % 20 && day === pesel.slice(4, 6);
}
