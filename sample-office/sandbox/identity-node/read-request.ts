import type { Provider } from '../../../server/accounts';
import {
  attributeOf,
  decodeField,
  elementsBelow,
  isElement,
  onlyChild,
  parseXml,
  partyOf,
  readSigned,
  textGuards,
  textIn,
} from '../../../server/accounts/external';
import { sandboxNode } from './sandbox-node';

interface RequestParts {
  readonly publicUrl: string;
  readonly provider: Provider;
  /** PEM of the key that the portal signs with. */
  readonly certificate: string;
}

/** The id of a request that the portal has signed for this node; null for anything else. */
export async function readRequest(field: string, { publicUrl, provider, certificate }: RequestParts): Promise<string | null> {
  const text = decodeField(field);
  if (text === null || !textGuards.every((guard) => guard.holds(text))) return null;
  const root = await parseXml(text);
  if (root === null || elementsBelow(root).filter(({ localName }) => localName === 'Signature').length !== 1) return null;
  const signed = await readSigned(text, root, certificate);
  const party = partyOf(publicUrl, provider);
  if (signed === null || !isElement(signed, 'protocol', 'AuthnRequest')) return null;
  const isOurs =
    textIn(onlyChild(signed, 'assertion', 'Issuer')) === party.entityId &&
    attributeOf(signed, 'AssertionConsumerServiceURL') === party.consumer &&
    attributeOf(signed, 'Destination') === new URL(sandboxNode(publicUrl, provider).address, publicUrl).href;
  return isOurs ? attributeOf(signed, 'ID') : null;
}
