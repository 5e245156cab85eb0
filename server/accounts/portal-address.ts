const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An address of this portal that a caller wants a link to lead to, without query and fragment; null for any other site's. It is
 * compared after parsing, because `/\evil.com` and a tab inside an address lead elsewhere than they look.
 */
export function ownAddress(publicUrl: string, text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const given = new URL(text);
  const own = new URL(publicUrl);
  // On one's own machine the portal has several names.
  const sameHost = given.host === own.host || (isLoopback(given) && isLoopback(own) && given.port === own.port);
  if (given.protocol !== own.protocol || !sameHost || given.username !== '' || given.password !== '') return null;
  given.search = '';
  given.hash = '';
  return given;
}

function isLoopback({ hostname }: URL): boolean {
  return loopback.includes(hostname);
}
