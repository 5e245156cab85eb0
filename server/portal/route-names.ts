import { originalLanguage } from '../../engine';
import { matchEndpoint } from '../calls/match-endpoint';
import type { RouteOf } from '../log/log-requests';
import type { Publisher } from '../publishing/publisher';
import { findEndpoint } from '../resources/answer-call';
import { everyPage, pageAt } from './page-address';

const everyCall = '/api/*';

/**
 * Names the route of a request for logs and figures: the endpoint of a call with its places, the address of a screen of the pack, or the
 * server's own route. Everything else is `unknown`. So no text of a caller is repeated, and the number of names has a bound.
 */
export function routeNames(publisher: Publisher): RouteOf {
  const endpointOfPack = packEndpoints(publisher);
  return ({ url, method, routeOptions }) => {
    const path = url.split('?')[0] ?? '';
    const own = routeOptions.url;
    if (own === everyCall) {
      const call = path.slice('/api'.length);
      const endpoint = findEndpoint(method, call) ?? endpointOfPack(call);
      return endpoint === null ? everyCall : `/api${endpoint}`;
    }
    return (own === everyPage ? undefined : own) ?? pageOf(publisher, path) ?? 'unknown';
  };
}

/** The page of the portal at a path, by its own address. */
function pageOf(publisher: Publisher, path: string): string | null {
  const index = publisher.current()?.index(originalLanguage);
  if (!index) return null;
  const { maintenance, serviceBreak } = index.shell.routes;
  const isPage = pageAt(index, path) !== null || [maintenance, serviceBreak].includes(path);
  return isPage ? path.replace(/(?<=.)\/+$/, '') : null;
}

/** Finds the endpoint of a call among those that the pack describes, which another office may answer. */
function packEndpoints(publisher: Publisher): (path: string) => string | null {
  let read: { readonly document: string | null; readonly plain: ReadonlySet<string>; readonly withPlaces: readonly string[] } | null = null;
  return (path) => {
    const document = publisher.openApi();
    if (read?.document !== document) {
      const { paths = {} }: { readonly paths?: object } = JSON.parse(document ?? '{}');
      const all = Object.keys(paths);
      read = { document, plain: new Set(all), withPlaces: all.filter((endpoint) => endpoint.includes('{')) };
    }
    if (read.plain.has(path)) return path;
    return read.withPlaces.find((endpoint) => matchEndpoint(endpoint, path) !== null) ?? null;
  };
}
