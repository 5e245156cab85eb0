import { type Evaluate, evaluateValue, type Scope } from '../expressions';
import type { Query } from '../language/language.generated';
import { type AnswerReading, mainOffice } from '../pack/answer-reading';
import type { OfficeError, OfficeRequest } from './office-call';

/** The person or institution for which the user acts. */
export interface Subject {
  readonly name: string;
  readonly institution: boolean;
  readonly nip: string | null;
  readonly pesel: string | null;
}

/** The part of a definition that describes a call: a source, a PDF, a download. */
export interface CallDescription {
  readonly endpoint: string;
  readonly office?: string;
  readonly method?: OfficeRequest['method'];
  readonly personal?: boolean;
  readonly signedIn?: boolean;
  readonly query?: Query;
  readonly body?: Query;
  readonly reading?: AnswerReading;
}

/** Who calls: the subject that is acted for, and whether anybody is signed in. */
export interface Caller {
  readonly subject: Subject | null;
  readonly signedIn: boolean;
}

/**
 * The call that a description gives now. Null while it is personal and no subject is chosen, or needs a user and nobody is signed in.
 * `{name}` in the endpoint takes the value of the query parameter of that name.
 */
export function buildRequest(call: CallDescription, scope: Scope, evaluate: Evaluate, caller: Caller): OfficeRequest | null {
  const { subject, signedIn } = caller;
  const isPersonal = call.personal === true;
  const isSignedIn = isPersonal || call.signedIn === true;
  if ((isPersonal && subject === null) || (isSignedIn && !signedIn)) return null;
  const query: Record<string, string> = {};
  const objects: string[] = [];
  for (const [name, given] of Object.entries(call.query ?? {})) {
    const value = evaluateValue(given, scope, evaluate);
    const text = holdsObject(value) ? null : queryText(value);
    if (text !== null) query[name] = text;
    else if (holdsObject(value)) objects.push(name);
  }
  const body = call.body ? evaluateBody(call.body, scope, evaluate) : null;
  objects.push(...objectsIn(body));
  const path = call.endpoint.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query[name] ?? '';
    delete query[name];
    return encodePart(value);
  });
  if (isPersonal && subject !== null) Object.assign(query, identityOf(subject));
  return {
    method: call.method ?? 'GET',
    ...placeOf(call, path),
    query,
    body,
    personal: isPersonal,
    signedIn: isSignedIn,
    ...(objects.length > 0 && { objects }),
  };
}

/** Where a call goes and how its answer is read: its path begins with the office that answers, where that is not the main one. */
export function placeOf(
  { office = mainOffice, reading }: Pick<CallDescription, 'office' | 'reading'>,
  path: string,
): Pick<OfficeRequest, 'path' | 'office' | 'reading'> {
  return { ...(office === mainOffice ? { path } : { path: `/@${office}${path}`, office }), ...(reading && { reading }) };
}

/** Names of the values of a body that are objects, or lists of them. */
export function objectsIn(body: Readonly<Record<string, unknown>> | null): readonly string[] {
  return Object.entries(body ?? {}).flatMap(([name, value]) => (holdsObject(value) ? [name] : []));
}

function holdsObject(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null);
  return typeof value === 'object' && value !== null;
}

/** Why a request cannot be sent at all, null when it can. */
export function refusedRequest({ objects }: OfficeRequest): OfficeError | null {
  return objects === undefined ? null : { kind: 'http', status: null, kod: null, opis: null };
}

/** The identity parameters of a subject: only the one of its kind. */
export function identityOf(subject: Subject): Readonly<Record<string, string>> {
  if (subject.institution) return subject.nip === null ? {} : { nip: subject.nip };
  return subject.pesel === null ? {} : { pesel: subject.pesel };
}

/** A request as the part of an address after the base: path, `?` and the parameters in a fixed order. */
export function requestAddress(request: OfficeRequest): string {
  const pairs = Object.entries(request.query).map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`);
  return pairs.length === 0 ? request.path : `${request.path}?${pairs.join('&')}`;
}

function queryText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) {
    const given = value.filter((item) => item !== null && item !== undefined);
    return given.length === 0 ? null : given.map(String).join(',');
  }
  return String(value);
}

function evaluateBody(body: Query, scope: Scope, evaluate: Evaluate): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, evaluateValue(value, scope, evaluate) ?? null]));
}

const lone = /\p{Surrogate}/gu;

/** A text as part of an address. Half a character, at which `encodeURIComponent` throws, counts as one that is not known. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(lone, '\uFFFD'));
}
