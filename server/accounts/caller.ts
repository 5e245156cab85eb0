/** The person or institution that a call is about, as the office's registers know it. */
export interface OfficeSubject {
  /** Id of the party, to which all its personal data refer. */
  readonly id: number;
  readonly name: string;
  readonly institution: boolean;
  readonly nip: string | null;
  readonly pesel: string | null;
}

/** A signed-in user, as the token and the rights in the database say. */
export interface SignedInCaller {
  readonly kind: 'user';
  readonly accountId: number;
  readonly sessionId: string;
  /** True for an account whose person is not verified. It may see and change only itself. */
  readonly restricted: boolean;
  /** Whom the account may act for; empty for a restricted account. */
  readonly subjects: readonly OfficeSubject[];
}

/** Who calls. */
export type Caller = { readonly kind: 'visitor' } | SignedInCaller;

/** Somebody without a valid token. */
export const visitor: Caller = { kind: 'visitor' };
