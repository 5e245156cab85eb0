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
  return `${base}/assets/${encodeURIComponent(name)}${draft === null ? '' : `?draft=${draft}`}`;
}

const officeWords = wordsOf({
  pl: { unreachable: 'Nie ma połączenia z serwerem. To, co zostało wpisane, jest na tej stronie; spróbuj ponownie za chwilę.' },
  en: { unreachable: 'The server cannot be reached. What was typed is on this page; try again in a moment.' },
});

const signs = new SessionSigns();

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
  const language = currentLanguage();
  const { unreachable } = officeWords[language];
  const request = signs.send();
  const answer = await fetch(`${base}${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
    method,
    credentials: 'same-origin',
    ...(body instanceof Blob
      ? { body, headers: { 'content-type': body.type } }
      : body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null);
  if (answer === null) throw new StudioRefusal('unreachable', unreachable);
  const said: unknown = await answer.json().catch(() => null);
  // The calls of the editor and their answers belong to the same build of the server.
  const { code, message, ...details } = Object(said);
  signs.hear(request, { ok: answer.ok, signedOut: code === 'signed-out' });
  if (answer.ok) return said as Answer;
  throw typeof code === 'string' && typeof message === 'string'
    ? new StudioRefusal(code, message, details)
    : new StudioRefusal('unreachable', unreachable);
}
