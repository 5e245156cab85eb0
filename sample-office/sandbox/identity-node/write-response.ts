import { randomBytes } from 'node:crypto';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { escapeMarkup } from '../../../server/texts';

/** What an answer of the node is made from. */
export interface ResponseParts {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly inResponseTo: string;
  readonly now: Date;
  /** Null when the person has refused. */
  readonly person: AttributedPerson | null;
}

interface AttributedPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly pesel: string;
  readonly birthDate: string;
}

const eidas = 'http://eidas.europa.eu/attributes/naturalperson';
const status = 'urn:oasis:names:tc:SAML:2.0:status';

/** An answer before it is signed: a status, and an assertion for a person who has logged in. */
export function writeResponse({ issuer, audience, recipient, inResponseTo, now, person }: ResponseParts): string {
  const soon = new Date(now.getTime() + 5 * 60_000).toISOString();
  const assertion =
    person === null
      ? ''
      : `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}">` +
        `<saml:Issuer>${escapeMarkup(issuer)}</saml:Issuer>` +
        `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified">${escapeMarkup(person.pesel)}</saml:NameID>` +
        '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
        `<saml:SubjectConfirmationData InResponseTo="${escapeMarkup(inResponseTo)}" Recipient="${escapeMarkup(recipient)}" NotOnOrAfter="${soon}"/>` +
        '</saml:SubjectConfirmation></saml:Subject>' +
        `<saml:Conditions NotBefore="${now.toISOString()}" NotOnOrAfter="${soon}">` +
        `<saml:AudienceRestriction><saml:Audience>${escapeMarkup(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
        `<saml:AuthnStatement AuthnInstant="${now.toISOString()}"><saml:AuthnContext>` +
        '<saml:AuthnContextClassRef>http://eidas.europa.eu/LoA/substantial</saml:AuthnContextClassRef>' +
        '</saml:AuthnContext></saml:AuthnStatement>' +
        `<saml:AttributeStatement>${attributesOf(person)}</saml:AttributeStatement></saml:Assertion>`;
  const code =
    person === null
      ? `<samlp:StatusCode Value="${status}:Responder"><samlp:StatusCode Value="${status}:AuthnFailed"/></samlp:StatusCode>`
      : `<samlp:StatusCode Value="${status}:Success"/>`;
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}" ` +
    `Destination="${escapeMarkup(recipient)}" InResponseTo="${escapeMarkup(inResponseTo)}">` +
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${escapeMarkup(issuer)}</saml:Issuer>` +
    `<samlp:Status>${code}</samlp:Status>${assertion}</samlp:Response>`
  );
}

/** Signs an assertion inside its response, or the response; the innermost comes first. */
export function signElement(xml: string, name: 'Assertion' | 'Response', privateKey: string): string {
  const xpath = `//*[local-name(.)='${name}']`;
  const location = { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } as const;
  return signXml(xml, xpath, location, { privateKey, signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' });
}

/** An answer as the node sends it: assertion and response signed, in base64. */
export function signedResponse(parts: ResponseParts, privateKey: string): string {
  const plain = writeResponse(parts);
  const inner = parts.person === null ? plain : signElement(plain, 'Assertion', privateKey);
  return Buffer.from(signElement(inner, 'Response', privateKey)).toString('base64');
}

function attributesOf({ givenName, familyName, pesel, birthDate }: AttributedPerson): string {
  const values = { CurrentFamilyName: familyName, CurrentGivenName: givenName, DateOfBirth: birthDate, PersonIdentifier: pesel };
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `<saml:Attribute Name="${eidas}/${name}" FriendlyName="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri">` +
        `<saml:AttributeValue>${escapeMarkup(value)}</saml:AttributeValue></saml:Attribute>`,
    )
    .join('');
}

function newId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}
