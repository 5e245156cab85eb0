import type { Language, Result } from '../../engine';
import type { identityNode } from '../database/external-login-tables';

/** A node through which residents can log in: the national identity node (Węzeł Krajowy) or the trusted profile (Profil Zaufany). */
export type Provider = (typeof identityNode.$inferSelect)['provider'];

/** The nodes, by their names in the paths of the calls. */
export const providers = ['wezelKrajowy', 'profilZaufany'] as const satisfies readonly Provider[];

/** A person as a node names it. */
export interface NodeIdentity {
  /** PersonIdentifier: a valid PESEL. */
  readonly identifier: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** The answer of a node, after all checks. */
export type NodeAnswer = {
  /** The request that it answers. The caller marks it as used, because an answer counts once. */
  readonly requestId: string;
  /** The secret of the login that came back with the answer; empty if there was none. */
  readonly relayState: string;
} & ({ readonly kind: 'identity'; readonly person: NodeIdentity } | { readonly kind: 'not-logged-in' });

/** What the browser takes to the node, with the names of the specification. */
export interface NodeRedirect {
  readonly saml: string;
  readonly urlWKZalogujDoPrzekierowania: string;
  /** Value of the field RelayState, which must come back with the answer; left out for a node that does not use it. */
  readonly relayState?: string;
}

/** What the browser brings from the node: `SAMLResponse`, or `SAMLart` in the artifact binding, and `RelayState` if one was sent. */
export type PostedAnswer = Readonly<Record<string, string>>;

/** A request to a party that identifies persons. */
export interface LoginRequest {
  readonly id: string;
  /** Address of the portal in the browser. */
  readonly portal: string;
  /** A secret of this login, which must come back with the answer. */
  readonly relayState: string;
  readonly language: Language;
}

/** A party that identifies persons: an identity node of the state, or a login provider that a project adds. */
export interface IdentityParty<Redirect extends Pick<NodeRedirect, 'relayState'> = Pick<NodeRedirect, 'relayState'>> {
  /** Key of the party in the database. */
  readonly provider: string;
  begin(request: LoginRequest): Promise<Redirect>;
  /** Checks an answer at the given time. A refusal is said in words for the operator. It never throws, whatever a browser sends. */
  complete(posted: PostedAnswer, now: Date): Promise<Result<NodeAnswer, string>>;
}

/**
 * A node of the state. The POST binding is implemented. A node with the artifact binding (the answer is fetched over a SOAP back channel, the
 * assertion is encrypted) would implement the same two functions.
 */
export interface IdentityNode extends IdentityParty<NodeRedirect> {
  readonly provider: Provider;
}

/** The node of a provider; null when the office does not offer this login. */
export type FindNode = (provider: Provider) => Promise<IdentityNode | null>;
