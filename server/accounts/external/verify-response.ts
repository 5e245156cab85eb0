import { failure, type Result, success } from '../../../engine';
import type { NodeIdentity } from '../identity-node';
import type { Guard, Refusal } from '../refusal';
import { claimGuards, type Examined, type ExpectedAnswer, readIdentity } from './claim-guards';
import { readClaims } from './claims';
import { decodeField, fieldGuards, textGuards } from './message-guards';
import { shapeGuards } from './shape-guards';
import { parseXml, readSigned, type SignatureCheck } from './signed-content';

/** All checks of an answer, in order. */
export interface ResponseGuards {
  readonly field: readonly Guard<string>[];
  readonly text: readonly Guard<string>[];
  readonly shape: readonly Guard<Element>[];
  readonly signature: SignatureCheck;
  readonly claims: readonly Guard<Examined>[];
}

/** The checks of a real office. */
export const responseGuards: ResponseGuards = {
  field: fieldGuards,
  text: textGuards,
  shape: shapeGuards,
  signature: readSigned,
  claims: claimGuards,
};

/** What an answer must match, and the key of the node as PEM. */
export interface TrustedNode extends ExpectedAnswer {
  readonly certificate: string;
}

/** What a genuine response says of a login. */
type VerifiedAnswer = { readonly requestId: string } & (
  | { readonly kind: 'identity'; readonly person: NodeIdentity }
  | { readonly kind: 'not-logged-in' }
);

/** Checks a `SAMLResponse` field. Nothing in it is used before its signatures are verified, and then only the signed content. */
export async function verifyResponse(
  field: string,
  trusted: TrustedNode,
  guards = responseGuards,
): Promise<Result<VerifiedAnswer, Refusal>> {
  const oversized = broken(guards.field, field);
  if (oversized) return failure(oversized);
  const text = decodeField(field);
  if (text === null) return failure('encoding');
  const hostile = broken(guards.text, text);
  if (hostile) return failure(hostile);
  const root = await parseXml(text);
  if (root === null) return failure('not-xml');
  const wrapped = broken(guards.shape, root);
  if (wrapped) return failure(wrapped);
  const signed = await guards.signature(text, root, trusted.certificate);
  if (signed === null) return failure('signature');
  const claims = readClaims(signed);
  const untrue = broken(guards.claims, { claims, expected: trusted });
  if (untrue) return failure(untrue);
  const requestId = claims.inResponseTo;
  if (claims.assertion === null) return success({ kind: 'not-logged-in', requestId });
  const person = readIdentity(claims);
  return person === null ? failure('identity') : success({ kind: 'identity', requestId, person });
}

function broken<Value>(guards: readonly Guard<Value>[], value: Value): Refusal | null {
  return guards.find((guard) => !guard.holds(value))?.refusal ?? null;
}
