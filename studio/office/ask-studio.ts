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
const unreachable = 'Nie ma połączenia z serwerem. To, co zostało wpisane, jest na tej stronie; spróbuj ponownie za chwilę.';

/** Asks the server of the editor. Errors: StudioRefusal with words, also when nothing answers. */
export async function askStudio<Answer>(
  path: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(base + path, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null);
  if (answer === null) throw new StudioRefusal('unreachable', unreachable);
  const said: unknown = await answer.json().catch(() => null);
  // The calls of the editor and their answers belong to the same build of the server.
  if (answer.ok) return said as Answer;
  const { code, message, ...details } = Object(said);
  throw typeof code === 'string' && typeof message === 'string'
    ? new StudioRefusal(code, message, details)
    : new StudioRefusal('unreachable', unreachable);
}
