import { failure, isRecord, type Result, success } from '../../engine';

/** A login that waits for its second step. */
export interface CodeNeeded {
  readonly kind: 'code-needed';
  /** Good for sending the code and for nothing else. */
  readonly pendingToken: string;
  /** The office takes a recovery code in place of the one-time code. */
  readonly takesRecoveryCode: boolean;
}

/** What the office answers to a login and password. */
export type LoginAnswer =
  /** The account is unconfirmed or unverified: its token opens only what belongs to the account itself. */
  | { readonly kind: 'restricted'; readonly token: string; readonly unconfirmed: boolean }
  | CodeNeeded
  | { readonly kind: 'signed-in'; readonly token: string };

/** Reads the answer of the login call. A restricted account comes before the one-time code, in the order in which the specification writes them. */
export function parseLoginAnswer(answer: unknown): Result<LoginAnswer, null> {
  const token = parseToken(answer);
  if (!token.ok || !isRecord(answer)) return failure(null);
  const unconfirmed = answer.czyNiepotwierdzony === true;
  if (answer.czyOgraniczony === true || unconfirmed) return success({ kind: 'restricted', token: token.value, unconfirmed });
  if (answer.czy2FaAktywne === true) {
    return success({ kind: 'code-needed', pendingToken: token.value, takesRecoveryCode: answer.czyKodyZapasowe === true });
  }
  return success({ kind: 'signed-in', token: token.value });
}

/** Reads an answer that is a token alone: after a one-time code, a registration, or an external login. */
export function parseToken(answer: unknown): Result<string, null> {
  return isRecord(answer) && typeof answer.token === 'string' && answer.token !== '' ? success(answer.token) : failure(null);
}
