import fetchRetry from 'fetch-retry';
import { encodePart } from '../../engine/values';
import { currentLanguage, wordsOf } from '../language/say';
import { SessionSigns } from './session-signs';

/** An answer that says what is wrong, in words for editors. */
export class StudioRefusal extends Error {
  override readonly name = 'StudioRefusal';
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

const base = '/redakcja/api';

/** Where the editor finds a picture: one of the draft, of what is published, or of the layers below. */
export function pictureAddress(name: string, draft: number | null): string {
  return `${base}/assets/${encodePart(name)}${draft === null ? '' : `?draft=${draft}`}`;
}

const officeWords = wordsOf({
  pl: { unreachable: 'Nie ma połączenia z serwerem. To, co zostało wpisane, jest na tej stronie; spróbuj ponownie za chwilę.' },
  en: { unreachable: 'The server cannot be reached. What was typed is on this page; try again in a moment.' },
});

const signs = new SessionSigns();

/** What is only read is asked for twice more where a connection is lost for a moment, or a server is started anew. */
const fetchAgain = fetchRetry((input: RequestInfo | URL, sent?: RequestInit) => fetch(input, sent));
const moreTries = 2;
const temporary: ReadonlySet<number> = new Set([502, 503, 504]);

/** Calls back after each answer with whether the session is open, until the returned function is called. */
export const onAnswer = signs.listen;

/** Tells that somebody has logged in. */
export const markSignedIn = () => signs.signedIn();

/** Asks the server of the editor, in the language of the person. Errors: StudioRefusal with words, also when nothing answers. A Blob is sent as it is, everything else as JSON. */
export async function askStudio<Answer>(
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Answer> {
  const answer = await send(path, {
    method,
    ...(body instanceof Blob
      ? { body, headers: { 'content-type': body.type } }
      : body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  // The calls of the editor and their answers belong to the same build of the server.
  return (await answer.json()) as Answer;
}

/** Asks the server of the editor for a file. Errors as of `askStudio`. */
export async function askStudioFile(path: string): Promise<Blob> {
  const answer = await send(path, {});
  return await answer.blob();
}

/** Where a file of the server is, for a frame. */
export function studioAddress(path: string): string {
  return base + path;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  const language = currentLanguage();
  const { unreachable } = officeWords[language];
  const sent = signs.send();
  const isRead = (request.method ?? 'GET') === 'GET';
  const answer = await fetchAgain(`${base}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
    ...request,
    credentials: 'same-origin',
    retryDelay: (attempt) => 300 * 2 ** attempt,
    retryOn: (attempt, error, response) => isRead && attempt < moreTries && (error !== null || temporary.has(response?.status ?? 0)),
  }).catch(() => null);
  if (answer === null) throw new StudioRefusal('unreachable', unreachable);
  const said: unknown = answer.ok ? null : await answer.json().catch(() => null);
  const { code, message, ...details } = Object(said);
  signs.hear(sent, { ok: answer.ok, signedOut: code === 'signed-out' });
  if (answer.ok) return answer;
  throw typeof code === 'string' && typeof message === 'string'
    ? new StudioRefusal(code, message, details)
    : new StudioRefusal('unreachable', unreachable);
}
