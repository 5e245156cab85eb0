/** Why the office could not start, as one line for the operator. Only the start commands catch it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
