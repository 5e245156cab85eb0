/** Ends a switch over a closed union: the compiler refuses it when a kind was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled kind: ${JSON.stringify(value)}`);
}
