import { type Evaluate, evaluateValue, isExpression, parsePath, type Scope } from '../expressions';
import type { Query } from '../language/language.generated';
import { type AnswerReading, mainOffice, type Sending } from '../pack/answer-reading';
import { encodePart } from '../values/uri-part';
import type { OfficeError, OfficeRequest } from './office-call';
import { type GivenValues, holdsObject, queryTexts } from './query-texts';
import { sendAs } from './send-as';

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
  readonly sending?: Sending;
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
  const given = Object.entries(call.query ?? {}).map(([name, value]) => [name, queried(value, scope, evaluate)] as const);
  const body = call.body ? evaluateBody(call.body, scope, evaluate) : null;
  const parts = { method: call.method ?? 'GET', personal: isPersonal, signedIn: isSignedIn };
  return composeRequest({ ...call, ...parts }, { query: Object.fromEntries(given), body }, subject);
}

/** A value of a query. A text param that nobody has typed stays away, as any other param without a value does. */
function queried(value: unknown, scope: Scope, evaluate: Evaluate): unknown {
  const given = evaluateValue(value, scope, evaluate);
  const isUntyped = given === '' && isExpression(value) && parsePath(value)?.[0] === 'params';
  return isUntyped ? null : given;
}

type ComposedCall = Pick<CallDescription, 'endpoint' | 'office' | 'reading' | 'sending'> &
  Pick<OfficeRequest, 'method' | 'personal' | 'signedIn'>;

/** The request of a call with what goes along by the names of its contract, as its office takes it. */
export function composeRequest(
  call: ComposedCall,
  given: { readonly query: GivenValues; readonly body: OfficeRequest['body'] },
  subject: Subject | null,
): OfficeRequest {
  const { endpoint, sending, method, personal, signedIn } = call;
  const identity = personal && subject !== null ? identityOf(subject) : {};
  const plain = queryTexts(given.query);
  const objects = [...plain.objects, ...objectsIn(given.body)];
  const whole = { query: { ...given.query, ...identity }, body: given.body };
  const sent = sending && objects.length === 0 ? sendAs(sending, whole) : { query: plain.texts, body: given.body, unfit: [] };
  const query = { ...sent.query };
  const path = endpoint.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(query[name] ?? ''));
  const names = Array.from(endpoint.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  for (const name of names) delete query[name];
  // An office with parameters of its own is told whom the call is about in its own words.
  if (sending?.query === undefined) Object.assign(query, identity);
  const unfit = [...objects, ...sent.unfit, ...(climbs(path) ? names : [])];
  return {
    method,
    ...placeOf(call, path),
    query,
    body: sent.body,
    personal,
    signedIn,
    ...(unfit.length > 0 && { unfit }),
  };
}

/** True if a value turned a segment into `.` or `..`, which browsers and servers take as another address than the one that was described. */
function climbs(path: string): boolean {
  return path.split('/').some((segment) => segment === '.' || segment === '..');
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

/** Why a request cannot be sent at all, null when it can. */
export function refusedRequest({ unfit }: OfficeRequest): OfficeError | null {
  return unfit === undefined ? null : { kind: 'http', status: null, kod: null, opis: null };
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

function evaluateBody(body: Query, scope: Scope, evaluate: Evaluate): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, evaluateValue(value, scope, evaluate) ?? null]));
}
