import { createHmac } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { signElement, signedResponse, writeResponse } from '../../sample-office/sandbox/identity-node/write-response';
import type { Refusal } from '../../server/accounts/refusal';
import { foreignKey, packed, signedAfter, unpacked, weaklySigned, wrapped, wrappings } from './saml-forgery';
import { type Begun, genuine, samplePerson } from './saml-party';

/** A forged answer to a login that was really begun. */
export type Forgery = (begun: Begun) => string;

const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const minutesLater = ({ parts }: Begun, minutes: number) => new Date(parts.now.getTime() + minutes * 60_000);
const replaced =
  (from: string | RegExp, to: string): Forgery =>
  (begun) =>
    signedAfter(begun, (xml) => changed(xml, from, to));

/** Replaces text that must occur, because a forgery that changes nothing would prove nothing. */
function changed(xml: string, from: string | RegExp, to: string): string {
  const after = xml.replace(from, to);
  if (after === xml) throw new Error(`There is no ${from} in the answer.`);
  return after;
}

const altered =
  (from: string | RegExp, to: string): Forgery =>
  (begun) =>
    packed(changed(unpacked(genuine(begun)), from, to));

const pesel = samplePerson('stranger').pesel;
const victim = samplePerson('wife').pesel;
const identifierText = new RegExp(`${pesel}(?=</saml:AttributeValue>)`);
const nameIdText = new RegExp(`${pesel}(?=</saml:NameID>)`);

/** Signed with the public key as if it were a shared secret. */
const withHmac: Forgery = ({ parts, privateKey, publicKey }) => {
  const xml = signElement(writeResponse({ ...parts, person: samplePerson('wife') }), 'Assertion', privateKey);
  const resigned = (text: string) =>
    text.replace(/<SignedInfo>[\s\S]*?<\/SignedInfo><SignatureValue>[^<]*/, (part) => {
      const info = part.replace(/<SignatureValue>[\s\S]*/, '').replace('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256');
      const signed = info.replace('<SignedInfo>', '<SignedInfo xmlns="http://www.w3.org/2000/09/xmldsig#">');
      return `${info}<SignatureValue>${createHmac('sha256', publicKey).update(signed).digest('base64')}`;
    });
  return packed(resigned(signElement(resigned(xml), 'Response', privateKey)));
};

/** Two assertions, each signed by the node, in a response signed by the node. */
const twoAssertions: Forgery = (begun) => {
  const other = signElement(writeResponse({ ...begun.parts, person: samplePerson('wife') }), 'Assertion', begun.privateKey);
  const second = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(other)?.[0] ?? '';
  const first = signElement(writeResponse(begun.parts), 'Assertion', begun.privateKey);
  return packed(signElement(first.replace('</samlp:Response>', `${second}</samlp:Response>`), 'Response', begun.privateKey));
};

const withKeyInfo: Forgery = ({ parts }) => {
  const body = foreignKey.publicKey.replace(/-----[^-]+-----|\s/g, '');
  const info = `<KeyInfo><X509Data><X509Certificate>${body}</X509Certificate></X509Data></KeyInfo></Signature>`;
  return packed(
    unpacked(signedResponse({ ...parts, person: samplePerson('wife') }, foreignKey.privateKey)).replaceAll('</Signature>', info),
  );
};

const withDocumentType =
  (subset: string, value: string): Forgery =>
  (begun) =>
    packed(`<!DOCTYPE r [${subset}]>${changed(unpacked(genuine(begun)), identifierText, value)}`);

/** Forged answers: the check that each must fail, and what is wrong with it. Other fields of the post are tested elsewhere. */
export const forgeries: Readonly<Record<Exclude<Refusal, 'relay-state'>, Readonly<Record<string, Forgery>>>> = {
  size: {
    'that is too long': replaced('<samlp:Status>', `<samlp:Status>${' '.repeat(200_000)}`),
  },
  encoding: {
    'that is compressed': (begun) => packed(deflateRawSync(unpacked(genuine(begun)))),
    'that is a bomb of zeros': () => packed(deflateRawSync(Buffer.alloc(50_000_000))),
    'that is not base64': (begun) => `%${genuine(begun)}`,
    'that is base64 with something behind it': (begun) => `${genuine(begun)}====`,
    'in UTF-16': (begun) => packed(Buffer.from(unpacked(genuine(begun)), 'utf16le')),
    'that is empty': () => '',
  },
  markup: {
    'with a comment inside NameID': replaced(nameIdText, `${pesel.slice(0, 5)}<!-- -->${pesel.slice(5)}`),
    'with a comment inside the PESEL': replaced(identifierText, `${pesel}<!-- -->`),
    'with CDATA inside the PESEL': altered(identifierText, `<![CDATA[${pesel}]]>`),
    'with a processing instruction': altered('<samlp:Status>', '<?go on?><samlp:Status>'),
    'with an external entity': withDocumentType('<!ENTITY e SYSTEM "file:///etc/passwd">', '&e;'),
    'with an entity for the PESEL': withDocumentType(`<!ENTITY e "${victim}">`, '&e;'),
    'with entities that grow': withDocumentType('<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY e "&b;&b;&b;&b;">', '&e;'),
    'with a document type only': (begun) => packed(`<!DOCTYPE r SYSTEM "http://inny.example/r.dtd">${unpacked(genuine(begun))}`),
  },
  'not-xml': {
    'that is no XML': () => packed('PESEL=79041200000'),
    'that breaks off': (begun) => packed(unpacked(genuine(begun)).slice(0, -20)),
  },
  root: {
    'of another message': replaced('SAML:2.0:protocol"', 'SAML:2.0:other"'),
    'of another version': replaced('Version="2.0"', 'Version="1.1"'),
  },
  'one-assertion': {
    ...Object.fromEntries(Object.keys(wrappings).map((form) => [form, (begun: Begun) => wrapped(form, genuine(begun), victim)])),
    'with two assertions': twoAssertions,
    'with an encrypted assertion beside': replaced(
      '</samlp:Response>',
      '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/></samlp:Response>',
    ),
  },
  'signature-places': {
    'without any signature': ({ parts }) => packed(writeResponse(parts)),
    'with a signed response and an unsigned assertion': ({ parts, privateKey }) =>
      packed(signElement(writeResponse(parts), 'Response', privateKey)),
    'with a signed assertion in an unsigned response': ({ parts, privateKey }) =>
      packed(signElement(writeResponse(parts), 'Assertion', privateKey)),
    'with a reference to the whole document': altered(/URI="#[^"]+"/, 'URI=""'),
  },
  'unique-ids': {
    'with one id twice': replaced('<samlp:Status>', '<samlp:Status xml:id="_twice" ID="_twice">'),
  },
  algorithms: {
    'signed with SHA-1': (begun) => weaklySigned(begun, { signing: 'sha1', digest: sha256 }),
    'with a SHA-1 digest': (begun) => weaklySigned(begun, { signing: 'sha256', digest: 'sha1' }),
    'signed by HMAC with the public key': withHmac,
    'with a transform by stylesheet': altered(
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/TR/1999/REC-xslt-19991116',
    ),
  },
  signature: {
    'signed with a foreign key': ({ parts }) => signedResponse(parts, foreignKey.privateKey),
    'signed with a foreign key that it brings along': withKeyInfo,
    'with an assertion signed with a foreign key in a genuine response': ({ parts, privateKey }) =>
      packed(signElement(signElement(writeResponse(parts), 'Assertion', foreignKey.privateKey), 'Response', privateKey)),
    'with an altered attribute': (begun) =>
      packed(changed(changed(unpacked(genuine(begun)), identifierText, victim), '>1969-07-30<', '>1979-04-12<')),
    'with an altered name': altered('Krystyna', 'Anna'),
    'with an altered signature value': altered(/<SignatureValue>..../, '<SignatureValue>AAAA'),
    'with an emptied signature': altered(/<SignatureValue>[^<]*/, '<SignatureValue>'),
    'with an altered digest': altered(/<DigestValue>..../, '<DigestValue>AAAA'),
  },
  status: {
    'with a failure and an assertion': replaced('status:Success', 'status:Responder'),
    'with a success and no assertion': replaced(/<saml:Assertion.*<\/saml:Assertion>/, ''),
    'without a status': replaced(/<samlp:Status>.*<\/samlp:Status>/, ''),
  },
  issuer: {
    'of another issuer': (begun) => genuine(begun, { issuer: 'https://inny.example/wezel' }),
    'of another issuer in the assertion only': replaced(/(<saml:Assertion[^>]*><saml:Issuer>)[^<]*/, '$1https://inny.example/wezel'),
  },
  destination: {
    'for another destination': replaced(/Destination="[^"]*"/, 'Destination="https://inny.example/powrot"'),
    'without a destination': replaced(/ Destination="[^"]*"/, ''),
  },
  'subject-confirmation': {
    'confirmed by another method': replaced('cm:bearer', 'cm:sender-vouches'),
  },
  'in-response-to': {
    'to no request': replaced(/ InResponseTo="[^"]*"/g, ''),
    'to two different requests': replaced(/(SubjectConfirmationData InResponseTo=")[^"]*/, '$1_other'),
  },
  recipient: {
    'for another recipient': replaced(/Recipient="[^"]*"/, 'Recipient="https://inny.example/powrot"'),
  },
  audience: {
    'for another audience': (begun) => genuine(begun, { audience: 'https://inny.example/portal' }),
    'for no audience': replaced(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
    'for two audiences': replaced('</saml:Audience>', '</saml:Audience><saml:Audience>https://inny.example/portal</saml:Audience>'),
  },
  time: {
    'that is over': (begun) => genuine(begun, { now: minutesLater(begun, -10) }),
    'that is not valid yet': (begun) => genuine(begun, { now: minutesLater(begun, 10) }),
    'whose confirmation alone is over': replaced(/(SubjectConfirmationData[^>]*NotOnOrAfter=")[^"]*/, '$12020-01-01T00:00:00.000Z'),
    'whose conditions alone are over': replaced(/(<saml:Conditions[^>]*NotOnOrAfter=")[^"]*/, '$12020-01-01T00:00:00.000Z'),
    'without an end of its time': replaced(/ NotOnOrAfter="[^"]*"/g, ''),
    'with a time that is none': replaced(/ NotOnOrAfter="[^"]*"/g, ' NotOnOrAfter="9999"'),
  },
  authentication: {
    'of a low level of assurance': replaced('LoA/substantial', 'LoA/low'),
    'without an authentication': replaced(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, ''),
  },
  identity: {
    'with an element inside the PESEL': replaced(identifierText, `${pesel.slice(0, 5)}<b>${pesel.slice(5)}</b>`),
    'with an empty PersonIdentifier': replaced(identifierText, ''),
    'without a PersonIdentifier': replaced('naturalperson/PersonIdentifier"', 'naturalperson/Other"'),
    'with two PersonIdentifiers': replaced('naturalperson/DateOfBirth"', 'naturalperson/PersonIdentifier"'),
    'with a wrong check digit': replaced(identifierText, `${pesel.slice(0, 10)}${(Number(pesel[10]) + 1) % 10}`),
    'with a PESEL of another date of birth': replaced('>1969-07-30<', '>1969-07-31<'),
    'with spaces around the PESEL': replaced(identifierText, ` ${pesel} `),
    'without a name': replaced('>Krystyna<', '><'),
    'without a NameID': replaced(/<saml:NameID.*<\/saml:NameID>/, ''),
  },
  'unknown-request': {
    'to an unknown request': (begun) => genuine(begun, { inResponseTo: `_${'0'.repeat(40)}` }),
  },
};
