import type { Guard } from '../refusal';
import { attributeOf, childrenOf, elementsBelow, isElement, onlyChild } from './xml-elements';

// Checks before the signature: every element occurs once and where it belongs. This prevents signature wrapping.

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const digests = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];
const signings = ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'];

/** Checks of the parsed message, from its root element. */
export const shapeGuards: readonly Guard<Element>[] = [
  { refusal: 'root', holds: (root) => isElement(root, 'protocol', 'Response') && attributeOf(root, 'Version') === '2.0' },
  {
    refusal: 'one-assertion',
    holds: (root) => {
      const all = elementsBelow(root).filter((element) => ['Assertion', 'EncryptedAssertion'].includes(element.localName));
      return all.length <= 1 && all.length === childrenOf(root, 'assertion', 'Assertion').length;
    },
  },
  {
    // Exactly one signature directly inside the response and one directly inside the assertion, each about the element that contains it.
    refusal: 'signature-places',
    holds: (root) => {
      const signed = [root, ...childrenOf(root, 'assertion', 'Assertion')];
      const all = elementsBelow(root).filter(({ localName }) => localName === 'Signature');
      return all.length === signed.length && signed.every((element) => isSignedItself(element));
    },
  },
  {
    refusal: 'unique-ids',
    holds: (root) => {
      const ids = elementsBelow(root).flatMap((element) =>
        Array.from(element.attributes)
          .filter(({ name }) => /^(?:.+:)?id$/i.test(name))
          .map(({ value }) => value),
      );
      return new Set(ids).size === ids.length && ids.every((id) => /^[A-Za-z_][\w.-]{0,200}$/.test(id));
    },
  },
  { refusal: 'algorithms', holds: (root) => elementsBelow(root).every((element) => hasAllowedAlgorithm(element)) },
];

function isSignedItself(element: Element): boolean {
  const info = onlyChild(onlyChild(element, 'signature', 'Signature'), 'signature', 'SignedInfo');
  const id = attributeOf(element, 'ID');
  return id !== '' && attributeOf(onlyChild(info, 'signature', 'Reference'), 'URI') === `#${id}`;
}

function hasAllowedAlgorithm(element: Element): boolean {
  const algorithm = attributeOf(element, 'Algorithm');
  switch (element.localName) {
    case 'SignatureMethod':
      return signings.includes(algorithm);
    case 'DigestMethod':
      return digests.includes(algorithm);
    case 'CanonicalizationMethod':
      return algorithm === exclusive;
    case 'Transform':
      return algorithm === exclusive || algorithm === enveloped;
    default:
      return true;
  }
}
