// Leaves out each guard once: then the forgery that it stops is accepted. This also finds a guard that nothing needs.
import { getVerifiedXml } from '@node-saml/node-saml/lib/xml.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseXml, type SignatureCheck } from '../../server/accounts/external/signed-content';
import { type ResponseGuards, responseGuards, verifyResponse } from '../../server/accounts/external/verify-response';
import { attributeOf, elementsBelow, isElement } from '../../server/accounts/external/xml-elements';
import type { Refusal } from '../../server/accounts/refusal';
import { origin } from './account-caller';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';
import { forgeries } from './saml-forged-answers';
import { wrapped, wrappings } from './saml-forgery';
import { type Begun, beginAt, genuine, samplePerson } from './saml-party';

const folder = temporaryFolder();
const now = new Date('2026-11-21T10:00:00Z');
let office: DatabaseOffice;
let begun: Begun;

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: origin }, { now: () => now });
  begun = await beginAt(office, 'wezelKrajowy', now);
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

/** The guards of the office without some, and optionally with another signature check. */
const without = (refusals: readonly Refusal[], signature: SignatureCheck = responseGuards.signature): ResponseGuards => ({
  field: responseGuards.field.filter(({ refusal }) => !refusals.includes(refusal)),
  text: responseGuards.text.filter(({ refusal }) => !refusals.includes(refusal)),
  shape: responseGuards.shape.filter(({ refusal }) => !refusals.includes(refusal)),
  claims: responseGuards.claims.filter(({ refusal }) => !refusals.includes(refusal)),
  signature,
});

const verify = async (field: string, guards?: ResponseGuards) => {
  const { issuer, audience, recipient } = begun.parts;
  const levels = ['http://eidas.europa.eu/LoA/substantial', 'http://eidas.europa.eu/LoA/high'];
  return await verifyResponse(field, { issuer, audience, recipient, levels, certificate: begun.publicKey, now }, guards);
};

const forged = (refusal: keyof typeof forgeries, name: string) => {
  const forge = forgeries[refusal][name];
  if (!forge) throw new Error(`There is no forgery "${name}" that is refused for ${refusal}.`);
  return forge(begun);
};

/** Accepts everything. */
const noCheck: SignatureCheck = async (_text, root) => root;

/** Checks only the signature of the response. */
const responseOnly: SignatureCheck = async (text, root, certificate) => {
  const content = getVerifiedXml(text, root, [certificate]);
  return content === null ? null : await parseXml(content);
};

/**
 * Checks one part and reads another, as libraries did that were vulnerable to wrapping: any signature in the message is accepted, with the
 * element that it refers to by id, and then the first assertion of the message is read.
 */
const checkOneReadAnother: SignatureCheck = async (text, root, certificate) => {
  const all = elementsBelow(root);
  const signatures = all.filter((element) => isElement(element, 'signature', 'Signature'));
  const holds = await Promise.all(
    signatures.map(async (signature) => {
      const id = elementsBelow(signature).flatMap((element) =>
        element.localName === 'Reference' ? [attributeOf(element, 'URI').slice(1)] : [],
      )[0];
      const meant = all.find((element) => attributeOf(element, 'ID') === id);
      if (!meant) return false;
      // Puts back into the signed part what the wrapping moved out of it.
      const piece = await parseXml(new RegExp(`<(\\S+)[^>]* ID="${id}"[\\s\\S]*?</\\1>`).exec(text)?.[0] ?? '');
      if (piece === null) return false;
      const own = elementsBelow(signature).find((element) => element.localName === 'Object');
      const bare = signature.cloneNode(true);
      for (const child of Array.from(bare.childNodes)) if (own && child.nodeName === 'Object') bare.removeChild(child);
      for (const child of Array.from(piece.childNodes)) if (child.nodeName === 'Signature') piece.removeChild(child);
      piece.insertBefore(bare, piece.childNodes[1] ?? null);
      const standalone = String(piece);
      const parsed = await parseXml(standalone);
      return parsed !== null && getVerifiedXml(standalone, parsed, [certificate]) !== null;
    }),
  );
  if (!holds.includes(true)) return null;
  const evil = all.find((element) => attributeOf(element, 'ID') === '_evil') ?? null;
  for (const element of all) if (evil && element.localName === 'Assertion' && element !== evil) element.parentNode?.removeChild(element);
  if (evil && evil.parentNode !== root) root.appendChild(evil);
  return root;
};

describe('a guard of answers of identity nodes', () => {
  const needed: readonly (readonly [keyof typeof forgeries, string, readonly Refusal[]])[] = [
    ['size', 'that is too long', ['size']],
    ['markup', 'with a comment inside the PESEL', ['markup']],
    ['markup', 'with a document type only', ['markup']],
    ['root', 'of another version', ['root']],
    ['one-assertion', 'with an encrypted assertion beside', ['one-assertion']],
    ['unique-ids', 'with one id twice', ['unique-ids']],
    ['algorithms', 'signed with SHA-1', ['algorithms']],
    ['algorithms', 'with a SHA-1 digest', ['algorithms']],
    ['status', 'with a failure and an assertion', ['status']],
    ['issuer', 'of another issuer', ['issuer']],
    ['destination', 'for another destination', ['destination']],
    ['subject-confirmation', 'confirmed by another method', ['subject-confirmation']],
    ['in-response-to', 'to two different requests', ['in-response-to']],
    ['recipient', 'for another recipient', ['recipient']],
    ['audience', 'for another audience', ['audience']],
    ['time', 'that is over', ['time']],
    ['time', 'that is not valid yet', ['time']],
    ['authentication', 'of a low level of assurance', ['authentication']],
  ];

  it.each(needed)('%s: an answer %s is believed without it', async (refusal, name, left) => {
    const field = forged(refusal, name);
    expect(await verify(field)).toEqual({ ok: false, failure: refusal });
    expect(await verify(field, without(left))).toMatchObject({ ok: true, value: { kind: 'identity' } });
  });

  const unsigned: readonly (readonly [keyof typeof forgeries, string, SignatureCheck])[] = [
    ['signature-places', 'without any signature', noCheck],
    ['signature-places', 'with a signed response and an unsigned assertion', responseOnly],
    ['signature', 'signed with a foreign key', noCheck],
    ['signature', 'signed with a foreign key that it brings along', noCheck],
    ['signature', 'with an altered attribute', noCheck],
    ['signature', 'with an altered name', noCheck],
    ['algorithms', 'signed by HMAC with the public key', noCheck],
  ];

  it.each(unsigned)('%s: an answer %s is believed by a weaker check of signatures', async (refusal, name, check) => {
    const field = forged(refusal, name);
    expect(await verify(field)).toEqual({ ok: false, failure: refusal });
    const found = await verify(field, without(['signature-places', 'algorithms'], check));
    expect(found).toMatchObject({ ok: true });
  });

  it.each(Object.keys(wrappings))('%s: names the victim where one thing is checked and another is read', async (form) => {
    const field = wrapped(form, genuine(begun), samplePerson('wife').pesel);
    expect(await verify(field)).toMatchObject({ ok: false });
    // Without the guards of the shape, the signature check still stops it, because it returns only what was signed.
    expect(await verify(field, without(['one-assertion', 'signature-places', 'unique-ids']))).toMatchObject({ ok: false });
    const weak = without(['one-assertion', 'signature-places', 'unique-ids'], checkOneReadAnother);
    expect(await verify(field, weak)).toMatchObject({ ok: true, value: { person: { identifier: samplePerson('wife').pesel } } });
  });

  it('cannot know that an answer was used: the same one passes twice, and only its spent request keeps it out', async () => {
    const field = genuine(begun);
    expect(await verify(field)).toMatchObject({ ok: true });
    expect(await verify(field)).toMatchObject({ ok: true });
  });
});
