import { mainOffice, placeOf, sendAs, sessionOf } from '../../engine';
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
  const identity = call.personal ? identityOf(subject, user) : {};
  if (typeof identity === 'string') return identity;
  const given: Record<string, string> = {};
  for (const { name, optional, contract } of call.made?.of ?? call.query) {
    const text = sampleText(contract);
    if (text !== null) given[name] = text;
    else if (!optional) return `${name} has no examples`;
  }
  const values = { ...given, ...identity };
  const made = call.made?.sending;
  const asked = made ? sendAs(made, { query: values, body: null }).query : values;
  const hidden = Object.fromEntries(Object.entries(identity).map(([name]) => [name, '*']));
  const shown = made ? sendAs(made, { query: { ...given, ...hidden }, body: null }).query : { ...given, ...hidden };
  const named = call.office === mainOffice ? {} : { office: call.office };
  const below = call.endpoint.slice(placeOf(named, '').path.length);
  return {
    office,
    path: address(below, asked),
    shown: `GET ${address(below, shown)}`,
    token: sendsToken && sessionOf(named, speeches) === 'token' ? user.token : null,
  };
}

function identityOf(subject: OfficeQuestion['subject'], { pesel, nip }: TestUser): Values | string {
  if (pesel !== null && subject !== 'institution') return { pesel };
  if (nip !== null && subject !== 'person') return { nip };
  return `${{ person: 'OFFICE_PESEL', institution: 'OFFICE_NIP', any: 'OFFICE_PESEL or OFFICE_NIP' }[subject]} is not set`;
}

type Values = Readonly<Record<string, string>>;

/** Path and query; `{name}` in the path takes the value of that name. */
function address(endpoint: string, values: Values): string {
  const inPath = new Set([...endpoint.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const path = endpoint.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const rest = Object.entries(values).filter(([name]) => !inPath.has(name));
  if (rest.length === 0) return path;
  return `${path}?${rest.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}
