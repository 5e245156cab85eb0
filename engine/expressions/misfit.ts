/**
 * What a formula stumbles over in the data: an empty value where one is needed. The result is empty. It is always this one, so that no
 * stack is written.
 */
export const unfit = new Error('The formula does not fit the data.');

/** The same over a value that the contract requires and the answer lacks: the result is missing as well. */
export const lacking = new Error('The data lack what the formula needs.');

/** A value of a kind that a formula cannot take, which no checked formula meets in an answer that keeps its contract. */
export class Misfit extends Error {}

/** Whether a formula failed over its data; everything else is a bug. */
export function isOfData(reason: unknown): boolean {
  return reason === unfit || reason === lacking || reason instanceof Misfit;
}

/** Stops at a value that is none of what is needed: an empty or missing one quietly, another as a misfit. */
export function refuse(value: unknown, needed: string): never {
  if (value === null) throw unfit;
  if (value === undefined) throw lacking;
  throw new Misfit(`it needs ${needed} and meets ${inWords(value)}`);
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  const words: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', boolean: 'true or false' };
  return words[typeof value] ?? 'an object';
}
