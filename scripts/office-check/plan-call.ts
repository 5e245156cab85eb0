import { mainOffice, placeOf, sessionOf } from '../../engine';
import { type OfficeQuestion, sampleText } from '../../engine/authoring';
import type { TestUser } from './test-user';

/** Where an office is, and what every call to it carries. */
export interface OfficePlace {
  /** Base address without a slash at the end. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An office by its id; a text says why it cannot be asked. */
export type FindOffice = (id: string) => OfficePlace | string;

/** A call as it goes out. */
export interface PlannedCall {
  readonly office: OfficePlace;
  /** Path and query, below the address of the office. */
  readonly path: string;
  /** The same for the report: without the number of the test user. */
  readonly shown: string;
  readonly token: string | null;
}

/** The call that asks a question with samples and, where it is about a person, for the test user; a text says why it cannot be asked. */
export function planCall({ call, subject, sendsToken, speeches }: OfficeQuestion, user: TestUser, find: FindOffice): PlannedCall | string {
  const office = find(call.office);
  if (typeof office === 'string') return office;
  if (call.method !== 'GET') return `it is a ${call.method}, and only what changes nothing is asked`;
  if (call.signedIn && user.token === null) return 'OFFICE_TOKEN is not set';
  const identity = call.personal ? identityOf(subject, user) : [];
  if (typeof identity === 'string') return identity;
  const query = new Map<string, string>();
  for (const { name, optional, contract } of call.query) {
    const text = sampleText(contract);
    if (text !== null) query.set(name, text);
    else if (!optional) return `${name} has no examples`;
  }
  const named = call.office === mainOffice ? {} : { office: call.office };
  const path = call.endpoint.slice(placeOf(named, '').path.length).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = query.get(name) ?? '';
    query.delete(name);
    return encodeURIComponent(text);
  });
  return {
    office,
    path: address(path, [...query, ...identity]),
    shown: `GET ${address(path, [...query, ...identity.map(([name]) => [name, '*'] as const)])}`,
    token: sendsToken && sessionOf(named, speeches) === 'token' ? user.token : null,
  };
}

type Pair = readonly [name: string, value: string];

function identityOf(subject: OfficeQuestion['subject'], { pesel, nip }: TestUser): readonly Pair[] | string {
  if (pesel !== null && subject !== 'institution') return [['pesel', pesel]];
  if (nip !== null && subject !== 'person') return [['nip', nip]];
  return `${{ person: 'OFFICE_PESEL', institution: 'OFFICE_NIP', any: 'OFFICE_PESEL or OFFICE_NIP' }[subject]} is not set`;
}

function address(path: string, query: readonly Pair[]): string {
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}
