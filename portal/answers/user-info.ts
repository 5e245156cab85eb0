import { failure, isRecord, type Result, success } from '../../engine';

/** What the office says of the user who is signed in. */
export interface UserInfo {
  readonly givenName: string;
  readonly familyName: string;
  readonly login: string;
  readonly email: string;
  readonly pesel: string | null;
  readonly nip: string | null;
  /** Length of the session in whole seconds. */
  readonly sessionSeconds: number;
  readonly institution: boolean;
  readonly firstLogin: boolean;
  /** When the session before this one began, as the office writes moments; null when there was none or the office does not say it. */
  readonly lastLogin: string | null;
}

/** Reads the answer of the user-info call. Without a length of the session nothing can be counted down, so it fails. */
export function parseUserInfo(answer: unknown): Result<UserInfo, null> {
  if (!isRecord(answer)) return failure(null);
  const { czasSesji } = answer;
  if (typeof czasSesji !== 'number' || !Number.isFinite(czasSesji) || czasSesji < 0) return failure(null);
  return success({
    givenName: textOf(answer.imie),
    familyName: textOf(answer.nazwisko),
    login: textOf(answer.login),
    email: textOf(answer.email),
    pesel: numberOf(answer.pesel),
    nip: numberOf(answer.nip),
    sessionSeconds: czasSesji,
    institution: answer.czyInstytucja === true,
    firstLogin: answer.czyPierwszeLogowanie === true,
    lastLogin: numberOf(answer.poprzednieLogowanie),
  });
}

/** Reads how many seconds the session lasts from now, from the answer of the extension. */
export function parseExtension(answer: unknown): Result<number, null> {
  if (!isRecord(answer)) return failure(null);
  const { czasDoKoncaSesji } = answer;
  return typeof czasDoKoncaSesji === 'number' && Number.isFinite(czasDoKoncaSesji) && czasDoKoncaSesji > 0
    ? success(czasDoKoncaSesji)
    : failure(null);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An identity number of the office; an empty text counts as null. */
export function numberOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
