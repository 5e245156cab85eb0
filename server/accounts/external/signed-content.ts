// The signature check of node-saml: it gives back what the signature is about, and only that is read afterwards.
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

/** Checks a signature and gives what it is about. */
export type SignatureCheck = (text: string, root: Element, certificate: string) => Promise<Element | null>;

/** The response as signed, with an assertion that is signed as well; null when either signature does not hold. The key in the message is not looked at. */
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
    // The library throws for signatures that are put together wrongly.
    return null;
  }
}
