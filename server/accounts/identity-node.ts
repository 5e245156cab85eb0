import type { Result } from '../../engine';
import type { identityNode } from '../database/external-login-tables';
import type { Refusal } from './refusal';

/** A node that residents may log in at: the national identity node, and the trusted profile beside it. */
export type Provider = (typeof identityNode.$inferSelect)['provider'];

/** The nodes, by the word that stands in the calls' paths. */
export const providers = ['wezelKrajowy', 'profilZaufany'] as const satisfies readonly Provider[];

/** A person as a node names it. */
export interface NodeIdentity {
  /** PersonIdentifier: a PESEL that passes the check. */
  readonly identifier: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** What a node has answered, after everything about the answer has been checked. */
export type NodeAnswer = {
  /** The request that it answers. The caller spends it: an answer counts once. */
  readonly requestId: string;
} & ({ readonly kind: 'identity'; readonly person: NodeIdentity } | { readonly kind: 'not-logged-in' });

/** What the browser takes to the node, named as the specification names it. */
export interface NodeRedirect {
  readonly saml: string;
  readonly urlWKZalogujDoPrzekierowania: string;
  /** What goes along as the field RelayState and must come back with the answer; left out by a node that sends nothing along. */
  readonly relayState?: string;
}

/** What the browser brings from the node: `SAMLResponse`, or `SAMLart` in the artifact binding, and `RelayState` where one was sent. */
export type PostedAnswer = Readonly<Record<string, string>>;

/**
 * A party that vouches for persons. The POST binding is built; a node with the artifact binding (its answer is fetched over a SOAP
 * back channel, its assertion is encrypted) implements the same two functions.
 */
export interface IdentityNode {
  readonly provider: Provider;
  /** Makes a signed request. The portal's own address is where the browser is now; what is to be relayed is a secret of this login. */
  begin(request: { readonly id: string; readonly portal: string; readonly relayState: string }): Promise<NodeRedirect>;
  /** Checks an answer at a moment of the office's clock. It does not throw for anything that a browser can send. */
  complete(posted: PostedAnswer, now: Date): Promise<Result<NodeAnswer, Refusal>>;
}

/** The node of a provider; null when the office does not offer this login. */
export type FindNode = (provider: Provider) => Promise<IdentityNode | null>;
