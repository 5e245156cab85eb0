import { generateKeyPairSync } from 'node:crypto';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { signElement, writeResponse } from '../../sample-office/sandbox/identity-node/write-response';
import type { Begun } from './saml-party';

/** A key that nobody trusts. */
export const foreignKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** A text encoded as it is posted. */
export function packed(xml: string | Buffer): string {
  return Buffer.from(xml).toString('base64');
}

/** The decoded text of a posted answer. */
export function unpacked(field: string): string {
  return Buffer.from(field, 'base64').toString();
}

/** An answer that the node itself signed after a change. */
export function signedAfter({ parts, privateKey }: Begun, change: (xml: string) => string): string {
  const changed = change(writeResponse(parts));
  const inner = changed.includes('<saml:Assertion') ? signElement(changed, 'Assertion', privateKey) : changed;
  return packed(signElement(inner, 'Response', privateKey));
}

/** An answer signed by the node's own key, with weaker algorithms. */
export function weaklySigned(
  { parts, privateKey }: Begun,
  algorithms: { readonly signing: 'sha1' | 'sha256'; readonly digest: string },
): string {
  const sign = (xml: string, name: string) =>
    signXml(
      xml,
      `//*[local-name(.)='${name}']`,
      { reference: `//*[local-name(.)='${name}']/*[local-name(.)='Issuer']`, action: 'after' },
      { privateKey, signatureAlgorithm: algorithms.signing, digestAlgorithm: algorithms.digest },
    );
  return packed(sign(sign(writeResponse(parts), 'Assertion'), 'Response'));
}

/** The parts of a genuine answer, from which another one is composed. */
interface Pieces {
  readonly xml: string;
  readonly assertion: string;
  /** The signature inside the assertion. */
  readonly inner: string;
  /** The signature of the response. */
  readonly outer: string;
  /** An unsigned assertion about somebody else, with its own id. */
  readonly evil: string;
  readonly open: string;
  readonly head: string;
  readonly status: string;
}

/** Takes apart an attacker's own genuine answer. `victim` is the PESEL that the attacker wants to be. */
function piecesOf(field: string, victim: string): Pieces {
  const xml = unpacked(field);
  const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
  const signature = /<Signature[\s\S]*?<\/Signature>/;
  const inner = signature.exec(assertion)?.[0] ?? '';
  const outer = signature.exec(xml.replace(assertion, ''))?.[0] ?? '';
  const evil = assertion
    .replace(inner, '')
    .replace(/ID="[^"]+"/, 'ID="_evil"')
    .replaceAll(/\d{11}(?=<)/g, victim)
    .replace('1969-07-30', '1979-04-12');
  const open = /^<samlp:Response[^>]*>/.exec(xml)?.[0] ?? '';
  const head = /<saml:Issuer[\s\S]*?<\/saml:Issuer>/.exec(xml)?.[0] ?? '';
  const status = /<samlp:Status>[\s\S]*<\/samlp:Status>/.exec(xml)?.[0] ?? '';
  return { xml, assertion, inner, outer, evil, open, head, status };
}

const withObject = (signature: string, content: string) => signature.replace('</Signature>', `<Object>${content}</Object></Signature>`);
const renamed = (open: string) => open.replace(/ ID="[^"]+"/, ' ID="_evilResponse"');
const afterIssuer = (assertion: string, piece: string) => assertion.replace('</saml:Issuer>', `</saml:Issuer>${piece}`);

/** The eight forms of signature wrapping (Somorovsky et al., "On Breaking SAML", 2012). */
export const wrappings: Readonly<Record<string, (pieces: Pieces) => string>> = {
  'XSW1: a new response whose signature holds the signed one': ({ xml, outer, evil, open, head, status }) =>
    `${renamed(open)}${head}${withObject(outer, xml.replace(outer, ''))}${status}${evil}</samlp:Response>`,
  'XSW2: a new response with the signed one beside a detached signature': ({ xml, outer, evil, open, head, status }) =>
    `${renamed(open)}${head}${xml.replace(outer, '')}${outer}${status}${evil}</samlp:Response>`,
  'XSW3: a new assertion before the signed one': ({ xml, assertion, evil }) => xml.replace(assertion, evil + assertion),
  'XSW4: a new assertion that holds the signed one': ({ xml, assertion, evil }) =>
    xml.replace(assertion, evil.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`)),
  'XSW5: a new assertion with the signature, the signed one after it': ({ xml, assertion, inner, evil }) =>
    xml.replace(assertion, afterIssuer(evil, inner) + assertion.replace(inner, '')),
  'XSW6: a new assertion with the signature that holds the signed one': ({ xml, assertion, inner, evil }) =>
    xml.replace(assertion, afterIssuer(evil, withObject(inner, assertion.replace(inner, '')))),
  'XSW7: a new assertion among extensions before the signed one': ({ xml, assertion, evil }) =>
    xml.replace(assertion, `<samlp:Extensions>${evil}</samlp:Extensions>${assertion}`),
  'XSW8: the signed assertion in an object of the new one': ({ xml, assertion, inner, evil }) =>
    xml.replace(
      assertion,
      afterIssuer(
        evil,
        withObject(inner, assertion.replace(inner, ''))
          .replace('<Object>', '<Object><saml:Advice xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">')
          .replace('</Object>', '</saml:Advice></Object>'),
      ),
    ),
};

/** A wrapped answer, ready to be posted. */
export function wrapped(form: string, field: string, victim: string): string {
  const wrap = wrappings[form];
  if (!wrap) throw new Error(`There is no wrapping ${form}.`);
  return packed(wrap(piecesOf(field, victim)));
}
