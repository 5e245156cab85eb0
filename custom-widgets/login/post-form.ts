/** A signed request for the identity node, and where the browser posts it. */
export interface NodeRedirect {
  readonly saml: string;
  readonly address: string;
}

/** Reads the office's answer about a login elsewhere; null when it does not say where to go. */
export function readRedirect(answer: unknown): NodeRedirect | null {
  if (typeof answer !== 'object' || answer === null || !('saml' in answer) || !('urlWKZalogujDoPrzekierowania' in answer)) return null;
  const { saml, urlWKZalogujDoPrzekierowania: address } = answer;
  if (typeof saml !== 'string' || saml === '' || typeof address !== 'string' || !isWeb(address)) return null;
  return { saml, address };
}

/** Leaves the portal by posting the request, as the node expects it. The content policy lets the form go to the configured node only. */
export function postForm({ saml, address }: NodeRedirect): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'SAMLRequest';
  field.value = saml;
  form.append(field);
  document.body.append(form);
  form.submit();
}

function isWeb(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, location.href).protocol);
  } catch {
    return false;
  }
}
