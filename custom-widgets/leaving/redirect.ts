import { failure, isRecord, type Result, success } from '../../engine';

/** Where the browser leaves the portal for: an address to open, or one to post a form to. */
export interface Redirect {
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Reads an answer that says where the browser goes on: an address of the web, or one of the portal where the other side is a sandbox. */
export function parseRedirect(answer: unknown, origin: string): Result<Redirect, null> {
  if (!isRecord(answer)) return failure(null);
  const { metoda: method, pola } = answer;
  const address = webAddress(answer.adres, origin);
  const listed = pola ?? [];
  if ((method !== 'GET' && method !== 'POST') || address === null || !Array.isArray(listed)) return failure(null);
  const fields = listed.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.nazwa === 'string' && typeof entry.wartosc === 'string'
      ? [{ name: entry.nazwa, value: entry.wartosc }]
      : [],
  );
  return fields.length === listed.length ? success({ method, address, fields }) : failure(null);
}

/** Reads the signed request for an identity node of the state, which the browser posts there. */
export function parseNodeRedirect(answer: unknown, origin: string): Result<Redirect, null> {
  if (!isRecord(answer)) return failure(null);
  const { saml, relayState } = answer;
  const address = webAddress(answer.urlWKZalogujDoPrzekierowania, origin);
  if (typeof saml !== 'string' || saml === '' || address === null) return failure(null);
  const relayed = typeof relayState === 'string' ? [{ name: 'RelayState', value: relayState }] : [];
  return success({ method: 'POST', address, fields: [{ name: 'SAMLRequest', value: saml }, ...relayed] });
}

/** An address of the web as it is opened; null for anything else, such as one that runs a script. */
export function webAddress(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || address === '') return null;
  try {
    const { protocol, href } = new URL(address, `${origin}/`);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
