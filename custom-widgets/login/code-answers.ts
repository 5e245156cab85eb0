import { isRecord, type OfficeError } from '../../engine';

// The numbers under which an office refuses a one-time code are its own, so the definition names them.

/** True when the office says that the code itself is wrong, by the number that the definition names. */
export function isWrongCode({ kod }: OfficeError, { wrongCode }: Readonly<Record<string, unknown>>): boolean {
  return kod !== null && kod === wrongCode;
}

/** True when the office says that the login has waited too long for its code. */
export function isLoginOver({ kod }: OfficeError, { loginOver }: Readonly<Record<string, unknown>>): boolean {
  return kod !== null && kod === loginOver;
}

/** How many recovery codes an answer of the office says are left; null from an office that does not say it. */
export function readCodesLeft(answer: unknown): number | null {
  if (!isRecord(answer)) return null;
  const { kodyZapasowe } = answer;
  return typeof kodyZapasowe === 'number' && Number.isSafeInteger(kodyZapasowe) && kodyZapasowe >= 0 ? kodyZapasowe : null;
}
