import type { Contract } from '../../engine';
import type { UserInfo } from './user-info';

/** The state of an account besides what the office says of its user. */
export interface AccountState {
  readonly restricted: boolean;
  readonly unconfirmed: boolean;
  /** The greeting of the first login is to be shown. */
  readonly firstLogin: boolean;
}

/** What formulas read of the state of an account, as contracts for the checker of definitions. */
export const userFields = {
  czyZalogowany: { type: 'boolean' },
  czyOgraniczony: { type: 'boolean' },
  czyNiepotwierdzony: { type: 'boolean' },
  czyPierwszeLogowanie: { type: 'boolean' },
} as const satisfies Readonly<Record<string, Contract>>;

/** A user as formulas read it: under the names that the office's calls and the specification have. */
export function valuesOfUser(user: UserInfo | null, state: AccountState): Readonly<Record<string, unknown>> {
  const known = user && {
    imie: user.givenName,
    nazwisko: user.familyName,
    login: user.login,
    email: user.email,
    pesel: user.pesel,
    nip: user.nip,
    czasSesji: user.sessionSeconds,
    czyInstytucja: user.institution,
    poprzednieLogowanie: user.lastLogin,
  };
  const account: Readonly<Record<keyof typeof userFields, boolean>> = {
    czyZalogowany: true,
    czyOgraniczony: state.restricted,
    czyNiepotwierdzony: state.unconfirmed,
    czyPierwszeLogowanie: state.firstLogin,
  };
  return { ...known, ...account };
}
