import { currentLanguage, wordsOf } from '../language/say';

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
const officeWords = wordsOf({
  pl: { unreachable: 'Nie ma połączenia z serwerem. To, co zostało wpisane, jest na tej stronie; spróbuj ponownie za chwilę.' },
  en: { unreachable: 'The server cannot be reached. What was typed is on this page; try again in a moment.' },
});

const listeners = new Set<(isSignedIn: boolean) => void>();

/** Calls back after each answer with whether the session is still open, until the returned function is called. */
export function onAnswer(listener: (isSignedIn: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the server of the editor, in the language of the person. Errors: StudioRefusal with words, also when nothing answers. A Blob is sent as it is, everything else as JSON. */
export async function askStudio<Answer>(
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Answer> {
  const language = currentLanguage();
  const { unreachable } = officeWords[language];
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
  for (const listener of listeners) listener(code !== 'signed-out');
  if (answer.ok) return said as Answer;
  throw typeof code === 'string' && typeof message === 'string'
    ? new StudioRefusal(code, message, details)
    : new StudioRefusal('unreachable', unreachable);
}
