/** Where the mock office lists its calls, and takes in which way each is answered. */
export const waysPath = '/_ways';

/** In which ways the mock office may answer, with what it then does. */
export const wordsOfWays = {
  good: 'what its contract says, from scenarios and examples',
  empty: 'empty lists and no text that may be absent',
  slow: 'the good answer after five seconds',
  silent: 'no answer at all',
  wrong: 'numbers as texts and yes or no as T and N',
  lacking: 'objects without their first field',
  cut: 'JSON that ends too early',
  refused: 'status 400 with kod and opis',
  loggedOut: 'status 401',
  missing: 'status 404 without a body',
  failed: 'status 500 with a page of HTML',
} as const;

/** Name of a way. */
export type WayName = keyof typeof wordsOfWays;

/** True for the name of a way. */
export function isWay(name: string): name is WayName {
  return Object.hasOwn(wordsOfWays, name);
}
