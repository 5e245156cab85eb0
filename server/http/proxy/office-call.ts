import type { Readable } from 'node:stream';
import { type Dispatcher, request as send } from 'undici';
import { OfficeFailure } from '../../errors/office-failure';

/** Another office behind the portal. */
export interface OtherOffice {
  readonly id: string;
  readonly base: URL;
  /** Address under which visitors reach the portal: the only place to which the office may redirect a browser. */
  readonly portal: URL;
  readonly agent: Dispatcher;
  /** Headers of every call, by names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** How it knows who is signed in. */
  readonly session: 'token' | 'cookie' | 'none';
}

/** A call to the other office. */
export interface OfficeCall {
  readonly method: string;
  /** Path and query below the base address, beginning with a slash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | string | null;
  readonly signal: AbortSignal;
}

/** The office's answer, with a body that has not been read yet. */
export type OfficeAnswer = Dispatcher.ResponseData;

const mostRedirects = 3;

/** Sends a call. Redirects inside the office are followed here, so that no internal address reaches a browser. */
export async function officeCall(office: OtherOffice, call: OfficeCall): Promise<OfficeAnswer> {
  const url = addressBelow(office.base, office.base.href.replace(/\/$/, '') + call.path);
  if (url === null) throw new OfficeFailure('unknownAddress');
  return await follow(office, call, url, mostRedirects);
}

async function follow(office: OtherOffice, call: OfficeCall, url: URL, left: number): Promise<OfficeAnswer> {
  const { method, headers, body, signal } = call;
  const answer = await send(url, { method, headers, body, signal, dispatcher: office.agent });
  // The reader of the body gets its error. If nobody reads it, the error must not end the process.
  answer.body.on('error', () => undefined);
  if (answer.statusCode < 300 || answer.statusCode >= 400 || answer.statusCode === 304) return answer;
  const { location } = answer.headers;
  const target = typeof location === 'string' && URL.canParse(location, url) ? new URL(location, url) : null;
  const inside = target && addressBelow(office.base, target.href);
  // After a login or a payment the office may send the browser to a page of the portal.
  if (target && !inside && target.origin === office.portal.origin) return answer;
  answer.body.destroy();
  if (!inside || left === 0 || (method !== 'GET' && method !== 'HEAD')) throw new OfficeFailure('officeUnreadable');
  return await follow(office, call, inside, left - 1);
}

/** An address of the office; null if it leads out of the base address, even if only after the office decodes it. */
function addressBelow(base: URL, address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const folder = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  const leadsOut = /(^|\/|%2f|\\|%5c)(\.|%2e){2}(\/|%2f|\\|%5c|$)/i.test(url.pathname);
  return url.origin === base.origin && url.pathname.startsWith(folder) && !leadsOut ? url : null;
}

const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

/** Why a call to another office gave no answer, as an error of the catalogue. */
export function callFailure(error: unknown): OfficeFailure {
  if (error instanceof OfficeFailure) return error;
  if (error instanceof Error && error.name === 'TimeoutError') return new OfficeFailure('officeTimeout');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (timeouts.has(code)) return new OfficeFailure('officeTimeout');
  // These are errors of the zlib decoders in `answer-body.ts`.
  return new OfficeFailure(/^(Z_|ERR__)/.test(code) ? 'officeUnreadable' : 'officeUnreachable');
}
