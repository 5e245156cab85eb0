import {
  failure,
  type OfficeError,
  type OfficeRequest,
  parseAnswerText,
  type Result,
  readOfficeAnswer,
  refusedRequest,
  type ShellCall,
  sessionOf,
  shellRequest,
  speechOf,
  success,
} from '../../engine';
import { callToken, isOpen } from '../../portal';
import { portalAccounts } from '../session/portal-accounts';
import { currentSession } from '../session/session-store';
import { loadStored } from '../storage/stored-value';
import { beginFetch } from './activity';
import { watchBeginning } from './answer-beginning';
import { applyOfficeStatus } from './apply-office-status';
import { doubtReach, heardOfPortal } from './reach';
import { CutOff, readBodyInTime, startSilenceLimit } from './silence-limit';

const retries = 2;
const temporary = new Set([502, 504]);

/** An answer as it came, before it is read as JSON or as a file. */
interface Heard {
  readonly response: Response;
  readonly body: ArrayBuffer;
}
type Answer = Result<Heard, OfficeError>;

/** How long and how often an answer is waited for. */
interface Patience {
  /** How often a request is sent again that was not answered whole. */
  readonly times: number;
  /** Seconds of silence after which it is given up. */
  readonly timeLimit?: number | undefined;
  /** Is told the beginning of a long answer. */
  readonly early?: CallManner['begin'] | undefined;
}

/** Options of a call that most calls do not need. */
export interface CallManner {
  /** True for calls that manage the session: they carry its token on every page. */
  readonly ofSession?: boolean;
  /** True for a call that must be sent even while the page closes; its answer is ignored. */
  readonly last?: boolean;
  /** By which the office knows the same sending again. */
  readonly key?: string | undefined;
  /** True for a call that only reads, whatever its method. */
  readonly reads?: boolean;
  /** Is told the first entries of a long answer while the rest of it is on its way. */
  begin?(beginning: unknown): void;
}

/** Sends a request to the office and reads the JSON answer. It never throws: every failure is a value. */
export async function fetchOffice(request: OfficeRequest, apiBase: string, manner: CallManner = {}): Promise<Result<unknown, OfficeError>> {
  const answer = await send(request, apiBase, manner);
  return answer.ok ? await readHeard(request, answer.value) : answer;
}

/** Fetches a JSON file of the pack. `fresh` asks the server even when the browser holds a copy. */
export async function fetchPackFile(address: string, fresh = false): Promise<Result<unknown, OfficeError>> {
  const answer = await attempt(address, fresh ? { cache: 'no-cache' } : {}, { times: retries });
  if (!answer.ok) return answer;
  const { response } = answer.value;
  return response.ok ? await readJson(answer.value) : failure(officeError('http', response.status));
}

/** Asks whether the portal's own server answers at all, whatever it says. */
export async function isAnswered(address: string): Promise<boolean> {
  return (await attempt(address, { method: 'HEAD', cache: 'no-store' }, { times: 0 })).ok;
}

/** The token that a call carries, null when it carries none. */
export function tokenFor(request: OfficeRequest, { ofSession = false }: CallManner = {}): string | null {
  const { index, speeches, tokenRoutes } = portalAccounts();
  if (sessionOf(request, speeches) === 'none') return null;
  const restrictedRoutes = index?.restrictedRoutes ?? [];
  return callToken(request, currentSession(), { path: location.pathname, restrictedRoutes, tokenRoutes, ofSession });
}

/** Whether an office knows who is signed in. Only then does what its status says concern the whole portal. */
function knowsUsers(request: OfficeRequest): boolean {
  return sessionOf(request, portalAccounts().speeches) !== 'none';
}

function isInUse(token: string): boolean {
  const session = currentSession();
  return isOpen(session) && session.token === token;
}

/** Sends a request. Whatever it was made for, a status that concerns the whole portal is heeded. */
export async function send(request: OfficeRequest, apiBase: string, manner: CallManner): Promise<Answer> {
  const token = tokenFor(request, manner);
  const answer = await sendWith(token, request, apiBase, manner);
  // An answer to a token that is no longer used says nothing about the present one.
  const isLate = token !== null && !isInUse(token);
  if (!answer.ok && answer.failure.status !== null && !isLate && manner.last !== true && knowsUsers(request))
    applyOfficeStatus(answer.failure.status, request.method !== 'GET' && manner.reads !== true);
  return answer;
}

async function sendWith(
  token: string | null,
  request: OfficeRequest,
  apiBase: string,
  { last = false, key, begin }: CallManner,
): Promise<Answer> {
  // No `accept` of our own, and no token with a call of a public screen: what the page's links fetched ahead, the same for everybody, is
  // only taken by a call with the same headers.
  const refused = refusedRequest(request);
  if (refused) {
    console.warn(`The call ${request.path} was not sent, because ${request.unfit?.join(', ')} does not fit into it.`);
    return failure(refused);
  }
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  if (request.body) headers.set('content-type', 'application/json');
  const address = officeAddress(apiBase, request, loadStored('okienko.language'));
  const init = { method: request.method, headers, body: request.body ? JSON.stringify(request.body) : null, keepalive: last };
  const { timeLimit } = speechOf(request, portalAccounts().speeches);
  const patience = { times: request.method === 'GET' ? retries : 0, timeLimit };
  const early = begin && ((beginning: unknown) => tellBeginning(request, beginning, begin));
  const first = await attempt(address, init, { ...patience, early });
  // What a browser keeps for a time by one pack is asked for again once there is another.
  const isStale = request.method === 'GET' && isOfOtherPack(first);
  const answer = isStale ? await attempt(address, { ...init, cache: 'no-cache' }, patience) : first;
  if (!answer.ok || answer.value.response.ok) return answer;
  const read = await readHeard(request, answer.value);
  return read.ok ? failure(officeError('http', answer.value.response.status)) : read;
}

function isOfOtherPack(answer: Answer): boolean {
  const pack = answer.ok ? answer.value.response.headers.get('x-portal-pack') : null;
  const { version } = portalAccounts();
  return pack !== null && version !== null && pack !== version;
}

/**
 * Sends a request until it is answered whole, some times at most. Only GET is sent again: a repeated POST could pay or send twice. An
 * answer that was cut off counts as none, so a page that is being left, whose answers end in the middle, concludes nothing from them.
 */
export async function attempt(address: string, init: RequestInit, { times, timeLimit, early }: Patience): Promise<Answer> {
  const limit = startSilenceLimit(timeLimit);
  const { signal } = limit;
  const end = beginFetch();
  const hear = async (again: number): Promise<Heard> => {
    try {
      const response = await fetch(address, { ...init, signal });
      const part = early && response.ok ? watchBeginning(early) : undefined;
      const heard = { response, body: await readBodyInTime(response, limit, part) };
      if (again === times || !temporary.has(response.status)) return heard;
    } catch (error) {
      if (again === times || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** again));
    return await hear(again + 1);
  };
  try {
    const heard = await hear(0);
    heardOfPortal();
    return success(heard);
  } catch (error) {
    if (signal.aborted) return failure(officeError('timeout', error instanceof CutOff ? error.status : null));
    if (error instanceof CutOff) return failure(officeError('unreadable', error.status));
    void doubtReach();
    return failure(officeError('network', null));
  } finally {
    limit.end();
    end();
  }
}

/** What an answer says, in the words of the portal, whichever office it comes from. What the portal says itself needs no translation. */
async function readHeard(request: OfficeRequest, { response, body }: Heard): Promise<Result<unknown, OfficeError>> {
  if (response.headers.has('x-portal-answer')) return await readJson({ response, body });
  const speeches = response.headers.has('x-portal-failure') ? {} : portalAccounts().speeches;
  const read = readOfficeAnswer(request, { status: response.status, body: await parseBody(body) }, speeches);
  return read.ok ? success(noted(read.value, { response, body })) : read;
}

/** Tells the beginning of an answer if it is one to the request, and not a failure that the office words as an answer. */
function tellBeginning(request: OfficeRequest, beginning: unknown, tell: (beginning: unknown) => void): void {
  const read = readOfficeAnswer(request, { status: 200, body: success(beginning) }, portalAccounts().speeches);
  if (read.ok) tell(read.value);
}

async function readJson(heard: Heard): Promise<Result<unknown, OfficeError>> {
  const read = await parseBody(heard.body);
  return read.ok ? success(noted(read.value, heard)) : failure(officeError('unreadable', heard.response.status));
}

// Bytes up to which an answer is read in one go, within a frame or two of a slow phone.
const longestAtOnce = 2_097_152;

async function parseBody(body: ArrayBuffer): Promise<Result<unknown, null>> {
  // Without the file that reads in parts the answer is read all the same.
  const reader = body.byteLength > longestAtOnce ? await import('./long-answer').catch(() => null) : null;
  return reader === null ? parseAnswerText(new TextDecoder().decode(body)) : await reader.parseLongAnswer(body);
}

/** The answer, of which is known from now on what it came with. */
function noted(value: unknown, { response, body }: Heard): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const id = response.headers.get('x-request-id');
  if (id !== null) requestIds.set(value, id);
  if (body.byteLength > longestAtOnce) longAnswers.add(value);
  return value;
}

const requestIds = new WeakMap<object, string>();
const longAnswers = new WeakSet<object>();

/** True for an answer that is so long that the page must have its turn while it is walked through. */
export function isLongAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && longAnswers.has(answer);
}

/** The id by which the server's log knows the call that an answer came from, for reports to the operator; null if it has none. */
export function requestIdOf(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null ? (requestIds.get(answer) ?? null) : null;
}

/** What went wrong, where the office itself has said nothing. */
export function officeError(kind: OfficeError['kind'], status: number | null): OfficeError {
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
export async function askOffice(call: ShellCall, apiBase: string): Promise<Result<unknown, OfficeError>> {
  return await fetchOffice(shellRequest(call), apiBase);
}
