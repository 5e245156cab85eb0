import { SAML } from '@node-saml/node-saml';
import { failure, success } from '../../../engine';
import type { IdentityNode, Provider } from '../identity-node';
import type { SigningKeys } from './signing-keys';
import { verifyResponse } from './verify-response';

/** Levels of assurance (eIDAS) that the portal accepts. The first is requested as the minimum. */
const levels = ['http://eidas.europa.eu/LoA/substantial', 'http://eidas.europa.eu/LoA/high'];

/** The settings of a node. */
export interface NodeParts {
  readonly provider: Provider;
  readonly entityId: string;
  /** Address to which the browser posts the request; for the sandbox node a path of the portal. */
  readonly address: string;
  /** The certificate or public key of the node as PEM. Its answers must be signed with the matching key. */
  readonly certificate: string;
  /** Address under which visitors reach the portal. */
  readonly publicUrl: string;
  readonly keys: SigningKeys;
}

/** Entity id and addresses of the portal. */
export function partyOf(publicUrl: string, provider: Provider): { readonly entityId: string; readonly consumer: string } {
  const entityId = `${publicUrl}/api/uzytkownicy/${provider}`;
  return { entityId, consumer: `${entityId}/powrot` };
}

/** A node with the POST binding in both directions: requests are signed, and of answers both response and assertion. */
export function postBindingNode({ provider, entityId, address, certificate, publicUrl, keys }: NodeParts): IdentityNode {
  const party = partyOf(publicUrl, provider);
  return {
    provider,
    async begin({ id, portal, relayState }) {
      const saml = new SAML({
        issuer: party.entityId,
        callbackUrl: party.consumer,
        entryPoint: new URL(address, publicUrl).href,
        idpCert: certificate,
        privateKey: keys.privateKey,
        signatureAlgorithm: 'sha256',
        digestAlgorithm: 'sha256',
        authnRequestBinding: 'HTTP-POST',
        skipRequestCompression: true,
        forceAuthn: true,
        authnContext: levels.slice(0, 1),
        racComparison: 'minimum',
        identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
        generateUniqueId: () => id,
      });
      const { SAMLRequest } = await saml.getAuthorizeMessageAsync('', undefined, {});
      if (typeof SAMLRequest !== 'string') throw new Error('The library made no SAMLRequest.');
      return { saml: SAMLRequest, urlWKZalogujDoPrzekierowania: new URL(address, portal).href, relayState };
    },
    async complete({ SAMLResponse = '', RelayState: relayState = '' }, now) {
      const { entityId: audience, consumer: recipient } = party;
      const answer = await verifyResponse(SAMLResponse, { issuer: entityId, audience, recipient, levels, certificate, now });
      return answer.ok ? success({ ...answer.value, relayState }) : failure(`it failed the check "${answer.failure}"`);
    },
  };
}
