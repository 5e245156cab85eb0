/** A signed request for the identity node, and where the browser posts it. */
export interface NodeRedirect {
  readonly saml: string;
  readonly address: string;
  /** What goes along with the request and comes back with the answer; null for nothing. */
  readonly relayState: string | null;
}

/** Reads the office's answer about an external login; null if it does not say where to go. */
export function readRedirect(answer: unknown): NodeRedirect | null {
  if (typeof answer !== 'object' || answer === null || !('saml' in answer) || !('urlWKZalogujDoPrzekierowania' in answer)) return null;
  const { saml, urlWKZalogujDoPrzekierowania: address } = answer;
  if (typeof saml !== 'string' || saml === '' || typeof address !== 'string' || !isWeb(address)) return null;
  const relayState = 'relayState' in answer && typeof answer.relayState === 'string' ? answer.relayState : null;
  return { saml, address, relayState };
}

/** Leaves the portal by posting the request, as the node expects it. The content policy lets the form go to the configured node only. */
export function postForm({ saml, address, relayState }: NodeRedirect): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.append(hidden('SAMLRequest', saml));
  if (relayState !== null) form.append(hidden('RelayState', relayState));
  document.body.append(form);
  form.submit();
}

function hidden(name: string, value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
}

function isWeb(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, location.href).protocol);
  } catch {
    return false;
  }
}
