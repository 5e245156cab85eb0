import type { FastifyRequest } from 'fastify';
import { mainOffice } from '../../engine';
import { matchEndpoint } from '../calls/match-endpoint';
import type { PublishedPack } from '../publishing/published-pack';

/** Names the pack by which an answer is kept: a page with another one asks again. */
const packHeader = 'x-portal-pack';

/** What a pack says of it. */
export type KeepingPack = Pick<PublishedPack, 'kept' | 'version'>;

/**
 * The headers of an answer that a browser may take again for a time, as its call says in the definitions; null for one that it asks about
 * each time. A shared cache always asks: it may not tell who is signed in from who is not, and no page can end what it keeps.
 */
export function keptHeaders(
  { method, headers }: FastifyRequest,
  pack: KeepingPack | null,
  { office = mainOffice, path }: { readonly office?: string; readonly path: string },
): Readonly<Record<string, string>> | null {
  if (pack === null || (method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const [place = ''] = path.split('?', 1);
  const call = pack.kept.find((each) => (each.office ?? mainOffice) === office && matchEndpoint(each.endpoint, place) !== null);
  return call === undefined ? null : { 'cache-control': `max-age=${call.seconds}, s-maxage=0`, [packHeader]: pack.version };
}
