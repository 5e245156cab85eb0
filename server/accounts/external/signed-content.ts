// The signature check of node-saml. It returns the signed content, and nothing else is read afterwards.
import { getVerifiedXml, parseDomFromString } from '@node-saml/node-saml/lib/xml.js';
import { onlyChild } from './xml-elements';

/** Root element of an XML text; null if the text is not XML. */
export async function parseXml(text: string): Promise<Element | null> {
  try {
    return (await parseDomFromString(text)).documentElement;
  } catch {
    // What cannot be parsed is not a message of a node.
    return null;
  }
}

/** Checks a signature and returns the signed content. */
export type SignatureCheck = (text: string, root: Element, certificate: string) => Promise<Element | null>;

/** The signed response with its signed assertion; null if either signature is wrong. A key inside the message is ignored. */
export const readSigned: SignatureCheck = async (text, root, certificate) => {
  const response = await verified(text, root, certificate);
  if (response === null) return null;
  const assertion = onlyChild(response.root, 'assertion', 'Assertion');
  if (assertion === null) return response.root;
  const inner = await verified(response.text, assertion, certificate);
  if (inner === null) return null;
  response.root.replaceChild(inner.root, assertion);
  return response.root;
};

async function verified(text: string, element: Element, certificate: string): Promise<{ text: string; root: Element } | null> {
  try {
    const content = getVerifiedXml(text, element, [certificate]);
    const root = content === null ? null : await parseXml(content);
    return content === null || root === null ? null : { text: content, root };
  } catch {
    // The library throws for malformed signatures.
    return null;
  }
}
