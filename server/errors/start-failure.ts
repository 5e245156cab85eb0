/** Why the office could not start, as one line for the operator. Only the start commands catch it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** An address as it may be printed: a password in it is not. */
export function withoutPassword(text: string): string {
  return text.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:***@');
}
