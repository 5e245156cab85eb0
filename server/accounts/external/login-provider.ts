import type { Language } from '../../../engine';
import type { VariableRule } from '../../contracts/variables';
import type { NodeIdentity } from '../identity-node';

/** A login that begins: what the provider must give back, and where to. */
export interface LoginStart {
  /** Names this login. The same id comes with the return, so that a nonce or a code verifier can be derived from it and checked. */
  readonly id: string;
  /** Must come back unchanged in the field that `stateField` names: it ties the return to the browser that left. */
  readonly state: string;
  /** Where the provider sends the browser back to, by GET or with a form. */
  readonly returnTo: string;
  /** In which the resident reads the portal. */
  readonly language: Language;
}

/** How the browser goes on to a provider: it opens an address with these parameters, or posts them there as a form. */
export interface LoginRedirect {
  readonly metoda: 'GET' | 'POST';
  readonly adres: string;
  readonly pola: readonly { readonly nazwa: string; readonly wartosc: string }[];
}

/** A return from the provider: which login it belongs to, and when it came. */
export interface LoginReturn {
  readonly id: string;
  readonly returnTo: string;
  readonly now: Date;
}

/** What a return means, after everything in it was checked. */
export type LoginOutcome =
  /** The provider vouches for this person. `identifier` is a PESEL. */
  | { readonly kind: 'person'; readonly person: NodeIdentity }
  /** The resident gave up, or the provider let nobody in. */
  | { readonly kind: 'cancelled' }
  /** The return cannot be believed. The reason is for the operator, never for the browser. */
  | { readonly kind: 'refused'; readonly reason: string };

/** What the office and a provider have agreed on, by variables of the environment. */
export interface LoginContract {
  /** Origins to which the page posts a form; none for a provider whose address is opened. */
  readonly formOrigins: readonly string[];
  /** Field of the return that carries the state; `state` by default. */
  readonly stateField?: string;
  /** Says where the resident goes. What it throws is told to the operator, and the resident can try again. */
  begin(login: LoginStart): Promise<LoginRedirect>;
  /** Reads with which fields the browser came back. What it throws counts as a refusal. */
  finish(fields: Readonly<Record<string, string>>, login: LoginReturn): Promise<LoginOutcome>;
}

/** A way of logging in that a project adds: residents prove elsewhere who they are, and the office opens or creates their account. */
export interface LoginProvider {
  /** Stands in portal.json, in the addresses of its calls and in the database: a lower-case word of at most 20 letters and digits. */
  readonly key: string;
  /** Name for people, the same in every language. */
  readonly name: string;
  /** A sentence below its button, by language; Polish stands where one is missing. */
  readonly note?: Readonly<Record<Language, string>>;
  /** Variables of the environment that make its contract; their names begin with LOGIN_. All are set, or none. */
  readonly variables: Readonly<Record<string, VariableRule>>;
  /** Its contract by values that keep to the rules. */
  contractOf(value: (variable: string) => string): LoginContract;
}
