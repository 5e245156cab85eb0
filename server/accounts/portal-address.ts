const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address of this portal to which a caller wants a link to lead, without query and fragment; null for an address of any other site. It
 * is compared after parsing, because `/\evil.com` and a tab inside an address lead elsewhere than they seem to.
 */
export function ownAddress(publicUrl: string, text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const given = new URL(text);
  const own = new URL(publicUrl);
  // On the same machine the portal can be opened by several host names.
  const sameHost = given.host === own.host || (isLoopback(given) && isLoopback(own) && given.port === own.port);
  if (given.protocol !== own.protocol || !sameHost || given.username !== '' || given.password !== '') return null;
  given.search = '';
  given.hash = '';
  return given;
}

function isLoopback({ hostname }: URL): boolean {
  return loopback.includes(hostname);
}
