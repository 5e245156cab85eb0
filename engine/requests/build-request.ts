import { type Evaluate, evaluateValue, type Scope } from '../expressions';
import type { Query } from '../language.generated';
import type { Subject } from '../runtime/context';
import type { OfficeRequest } from './office-request';

/** The part of a definition that describes a call: a source, a PDF, a download. */
export interface CallDescription {
  readonly endpoint: string;
  readonly method?: OfficeRequest['method'];
  readonly personal?: boolean;
  readonly query?: Query;
  readonly body?: Query;
}

/**
 * The call that a description stands for now, or null while it is personal and there is no subject.
 * `{name}` in the endpoint takes the value of the query parameter of that name.
 */
export function buildRequest(call: CallDescription, scope: Scope, evaluate: Evaluate, subject: Subject | null): OfficeRequest | null {
  if (call.personal === true && subject === null) return null;
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(call.query ?? {})) {
    const text = queryText(evaluateValue(value, scope, evaluate));
    if (text !== null) query[name] = text;
  }
  const path = call.endpoint.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query[name] ?? '';
    delete query[name];
    return encodeURIComponent(value);
  });
  if (call.personal === true && subject !== null) Object.assign(query, identityOf(subject));
  return {
    method: call.method ?? 'GET',
    path,
    query,
    body: call.body ? evaluateBody(call.body, scope, evaluate) : null,
    personal: call.personal === true,
  };
}

/** The identity parameters of a subject: only the one of its kind. */
export function identityOf(subject: Subject): Readonly<Record<string, string>> {
  if (subject.czyInstytucja) return subject.nip === null ? {} : { nip: subject.nip };
  return subject.pesel === null ? {} : { pesel: subject.pesel };
}

/** A request as the part of an address after the base: path, `?` and the parameters in a fixed order. */
export function requestAddress(request: OfficeRequest): string {
  const pairs = Object.entries(request.query).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
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
