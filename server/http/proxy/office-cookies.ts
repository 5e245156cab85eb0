import { parseCookie, parseSetCookie, stringifyCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { documentFolder } from '../../../engine';
import type { OfficeAnswer, OtherOffice } from './office-call';

/**
 * Cookies of an office that keeps the session in them. The browser holds them under a name of the portal, so that the cookies of two offices,
 * and the portal's own, never meet; no script can read them, and no other site can have them sent.
 */
const prefixOf = ({ id }: OtherOffice) => `okienko.office.${id}.`;

/** The cookies that the office has set, as it knows them; null when there are none, or when another site makes the call. */
export function cookiesFor(office: OtherOffice, { headers }: FastifyRequest): string | null {
  const site = headers['sec-fetch-site'];
  if (office.session !== 'cookie' || (site !== undefined && site !== 'same-origin' && site !== 'none')) return null;
  const prefix = prefixOf(office);
  const own = Object.entries(parseCookie(headers.cookie ?? '')).filter(([name]) => name.startsWith(prefix));
  return own.length === 0 ? null : stringifyCookie(Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])));
}

// Where the office is asked in the name of the resident: by the page, and by the server for a document that the page orders.
const paths = ['/api', documentFolder];

/** The cookies of an answer under the names by which the browser keeps them. */
export function keptCookies(office: OtherOffice, { headers }: Pick<OfficeAnswer, 'headers'>): readonly string[] {
  if (office.session !== 'cookie') return [];
  return [headers['set-cookie'] ?? []].flat().flatMap((text) => {
    const { name, value, maxAge, expires } = parseSetCookie(text);
    // A name or value that HTTP does not allow would make the whole answer fail.
    if (!/^[\w!#$%&'*.^`|~+-]+$/.test(name) || value === undefined) return [];
    return paths.map((path) =>
      stringifySetCookie(prefixOf(office) + name, value, {
        path,
        httpOnly: true,
        sameSite: 'strict',
        secure: office.portal.protocol === 'https:',
        ...(maxAge !== undefined && { maxAge }),
        ...(expires !== undefined && { expires }),
      }),
    );
  });
}
