import fetchRetry from 'fetch-retry';
import {
  type FileDemand,
  failure,
  type OfficeError,
  type OfficeRequest,
  parseAnswerText,
  parseErrorText,
  type Result,
  refusedRequest,
  type ShellCall,
  success,
} from '../../engine';
import { callToken, isOpen } from '../../portal';
import { portalAccounts } from '../session/portal-accounts';
import { currentSession } from '../session/session-store';
import { loadStored } from '../storage/stored-value';
import { beginFetch } from './activity';
import { applyOfficeStatus } from './apply-office-status';
import { readBodyInTime, startSilenceLimit } from './silence-limit';

const retries = 2;
const temporary = new Set([502, 504]);

// Only GET is retried: a repeated POST could pay or send twice.
const repeat = fetchRetry<typeof fetch>((input, init) => fetch(input, init));

/** An answer as it came, before it is read as JSON or as a file. */
interface Heard {
  readonly response: Response;
  readonly body: ArrayBuffer;
}
type Answer = Result<Heard, OfficeError>;

/** Options of a call that most calls do not need. */
export interface CallManner {
  /** True for calls that manage the session: they carry its token on every page. */
  readonly ofSession?: boolean;
  /** True for a call that must be sent even while the page closes; its answer is ignored. */
  readonly last?: boolean;
  /** True for a call that only reads, whatever its method. */
  readonly reads?: boolean;
}

/** Sends a request to the office and reads the JSON answer. It never throws: every failure is a value. */
export async function fetchOffice(request: OfficeRequest, apiBase: string, manner: CallManner = {}): Promise<Result<unknown, OfficeError>> {
  const answer = await send(request, apiBase, manner);
  if (!answer.ok) return answer;
  return readJson(answer.value);
}

/** Fetches a file from the office, or from the portal's own server where that draws it. */
export async function fetchOfficeFile({ request, ofPortal }: FileDemand, apiBase: string): Promise<Result<Blob, OfficeError>> {
  const answer = await send(request, ofPortal === true ? '' : apiBase, { reads: true });
  if (!answer.ok) return answer;
  // A page of a gateway in place of the file must not be saved under the file's name.
  const { response, body } = answer.value;
  if (isHtml(response)) return failure(officeError('unreadable', response.status));
  return success(new Blob([body], { type: response.headers.get('content-type') ?? '' }));
}

/** Fetches a JSON file of the pack. `fresh` asks the server even when the browser holds a copy. */
export async function fetchPackFile(address: string, fresh = false): Promise<Result<unknown, OfficeError>> {
  const answer = await attempt(address, fresh ? { cache: 'no-cache' } : {}, retries);
  if (!answer.ok) return answer;
  const { response } = answer.value;
  return response.ok ? readJson(answer.value) : failure(officeError('http', response.status));
}

/** Asks the portal's own file server whether it has a file, without fetching it. A server that cannot be reached has none. */
export async function isFileThere(address: string): Promise<boolean> {
  const answer = await attempt(address, { method: 'HEAD', cache: 'no-store' }, 0);
  return answer.ok && answer.value.response.ok;
}

function tokenFor(request: OfficeRequest, { ofSession = false }: CallManner): string | null {
  const { index, tokenRoutes } = portalAccounts();
  const restrictedRoutes = index?.restrictedRoutes ?? [];
  return callToken(request, currentSession(), { path: location.pathname, restrictedRoutes, tokenRoutes, ofSession });
}

function isInUse(token: string): boolean {
  const session = currentSession();
  return isOpen(session) && session.token === token;
}

/** Sends a request. Whatever it was made for, a status that concerns the whole portal is heeded. */
async function send(request: OfficeRequest, apiBase: string, manner: CallManner): Promise<Answer> {
  const token = tokenFor(request, manner);
  const answer = await sendWith(token, request, apiBase, manner);
  // An answer to a token that is no longer used says nothing about the present one.
  const isLate = token !== null && !isInUse(token);
  if (!answer.ok && answer.failure.status !== null && !isLate && manner.last !== true)
    applyOfficeStatus(answer.failure.status, request.method !== 'GET' && manner.reads !== true);
  return answer;
}

async function sendWith(token: string | null, request: OfficeRequest, apiBase: string, { last = false }: CallManner): Promise<Answer> {
  // No `accept` of our own, and no token with a call of a public screen: what the page's links fetched ahead, the same for everybody, is
  // only taken by a call with the same headers.
  const refused = refusedRequest(request);
  if (refused) {
    console.warn(`The call ${request.path} was not sent, because ${request.objects?.join(', ')} would carry an object.`);
    return failure(refused);
  }
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (request.body) headers.set('content-type', 'application/json');
  const address = officeAddress(apiBase, request, loadStored('okienko.language'));
  const init = { method: request.method, headers, body: request.body ? JSON.stringify(request.body) : null, keepalive: last };
  const answer = await attempt(address, init, request.method === 'GET' ? retries : 0);
  if (!answer.ok || answer.value.response.ok) return answer;
  return failure(readError(answer.value));
}

async function attempt(address: string, init: RequestInit, times: number): Promise<Answer> {
  const limit = startSilenceLimit();
  const { signal } = limit;
  const end = beginFetch();
  try {
    const response = await repeat(address, {
      ...init,
      signal,
      retryDelay: (attemptNumber) => 300 * 2 ** attemptNumber,
      retryOn: (attemptNumber, error, response) =>
        attemptNumber < times && !signal.aborted && (error !== null || temporary.has(response?.status ?? 0)),
    });
    const body = await readBodyInTime(response, limit);
    return typeof body === 'string' ? failure(officeError(body, response.status)) : success({ response, body });
  } catch {
    return failure(officeError(signal.aborted ? 'timeout' : 'network', null));
  } finally {
    limit.end();
    end();
  }
}

function readError({ response, body }: Heard): OfficeError {
  return parseErrorText(new TextDecoder().decode(body), response.status);
}

function readJson({ response, body }: Heard): Result<unknown, OfficeError> {
  const read = parseAnswerText(new TextDecoder().decode(body));
  const id = response.headers.get('x-request-id');
  if (read.ok && id !== null && typeof read.value === 'object' && read.value !== null) requestIds.set(read.value, id);
  return read.ok ? read : failure(officeError('unreadable', response.status));
}

const requestIds = new WeakMap<object, string>();

/** The id by which the server's log knows the call that an answer came from, for reports to the operator; null if it has none. */
export function requestIdOf(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null ? (requestIds.get(answer) ?? null) : null;
}

function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/html');
}

function officeError(kind: OfficeError['kind'], status: number | null): OfficeError {
  return { kind, status, kod: null, opis: null };
}

/** The whole address of a call: base, path, its query, and `lang` when the resident has chosen a language. */
export function officeAddress(apiBase: string, request: Pick<OfficeRequest, 'path' | 'query'>, storedLanguage: string | null): string {
  const query = new URLSearchParams(request.query);
  if (storedLanguage) query.set('lang', storedLanguage);
  const text = query.toString();
  return `${apiBase}${request.path}${text ? `?${text}` : ''}`;
}

/** Makes a call of the shell, which has neither query nor body. */
export function askOffice({ endpoint, method }: ShellCall, apiBase: string): Promise<Result<unknown, OfficeError>> {
  return fetchOffice({ method, path: endpoint, query: {}, body: null, personal: false, signedIn: false }, apiBase);
}
