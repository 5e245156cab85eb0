/**
 * A fault as it may be written down for the operator: message and stack, without the values of a failed query, without anything
 * that could be an e-mail address or a number of a person.
 */
export function describeFault(error: unknown): string {
  const fault = causeOf(error);
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  return withoutPersons(text);
}

/** What a fault says, in one line and without its place: for code that is not ours. */
export function wordsOfFault(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return withoutPersons(text.replaceAll(/\s+/g, ' ').slice(0, 300));
}

/** A text without what names a person in it. */
export function withoutPersons(text: string): string {
  return (
    text
      // Looked for only where a word begins, so that a long word costs no more than its length.
      .replace(/(?<![^\s<>"'(])[^\s<>"'(@]+@[^\s<>"')]+/g, '…')
      .replace(/\d{9,}/g, '…')
      .replace(/(?<=: )"[^"\n]*"/g, '"…"')
  );
}

/** The query builder repeats the query with its values; the reason is in the error beneath. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.message.startsWith('Failed query') && error.cause !== undefined ? error.cause : error;
}
