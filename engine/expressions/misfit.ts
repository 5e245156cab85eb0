/** Thrown for an empty value where one is needed: the result is empty. It is always the same object, so that no stack is recorded. */
export const unfit = new Error('The formula does not fit the data.');

/** Thrown for a value that the contract requires and the answer lacks: the result is missing too. */
export const lacking = new Error('The data lack what the formula needs.');

/** Thrown for a value of the wrong type. A checked formula meets none if the answer keeps its contract. */
export class Misfit extends Error {}

/** Whether an error comes from the data; any other error is a bug. */
export function isOfData(reason: unknown): boolean {
  return reason === unfit || reason === lacking || reason instanceof Misfit;
}

/** Throws for an unsuitable value: quietly if it is empty or missing, otherwise as a misfit. */
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
