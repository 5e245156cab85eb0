import type { IncomingMessage } from 'node:http';
import { domainToASCII } from 'node:url';

// A name of the domain name system in small letters: labels of letters, digits and hyphens, 253 characters in all.
const name = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The one form of a host name under which municipalities are found, from that of an operator: `Białowieża.PL` is `xn--biaowiea-...`. Null if it is none. */
export function hostNameOf(text: string): string | null {
  const ascii = domainToASCII(text.trim().replace(/\.$/, ''));
  return name.test(ascii) ? ascii : null;
}

/**
 * The host that a request asks for, without its port and in small letters. Null if it names none, several, or something that is no name. Proxies
 * in front may pass it on as `X-Forwarded-Host`; as each adds to the end, that of the outermost trusted one counts.
 */
export function requestedHost({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>, trustedProxies: number): string | null {
  const { host = [], 'x-forwarded-host': forwarded = [] } = headersDistinct;
  if (host.length !== 1) return null;
  const passedOn = trustedProxies > 0 ? forwarded.flatMap((line) => line.split(',')) : [];
  const asked = passedOn.length > 0 ? passedOn.at(-Math.min(trustedProxies, passedOn.length)) : host[0];
  const [, given = ''] = /^([^:]*)(?::\d{1,5})?$/.exec(asked?.trim() ?? '') ?? [];
  const small = given.toLowerCase().replace(/\.$/, '');
  return name.test(small) ? small : null;
}
