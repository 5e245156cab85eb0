import type { OfficeError, PackEntry, Result } from '../../engine';
import type { KnownQuery, QueryClient } from '../office/query-client';
import { useQueryClient } from '../office/use-query';
import { findService } from '../pack/find-service';
import { chunkName } from '../pack/open-pack';
import { type Portal, usePortal } from '../pack/use-pack';
import { loadParts, loadService, type OpenService } from './load-service';

type Opened = Result<OpenService, OfficeError>;

const kept = {
  // What could not be loaded in advance is asked for again when its page opens.
  staleTime: ({ state }: KnownQuery<Opened>) => (state.data?.ok === false ? 0 : Number.POSITIVE_INFINITY),
} as const;

type From = Pick<Portal, 'settings' | 'pack'>;
type Named = Pick<PackEntry, 'slug' | 'hash'>;

/** The query that loads a service's chunk, from which it can be worked out but not drawn yet. */
export function openQuery({ settings, pack }: From, { slug, hash }: Named) {
  const chunk = chunkName(slug, pack.index.language, hash);
  return { queryKey: ['opened', chunk], queryFn: () => loadService(settings.packBase, chunk), ...kept } as const;
}

/** The query that loads all that draws a service: its page asks it, and a link to it asks it in advance. */
export function serviceQuery(from: From, entry: Named) {
  const open = openQuery(from, entry);
  return {
    queryKey: ['service', open.queryKey[1]],
    queryFn: async ({ client }: { readonly client: QueryClient }) => loadParts(await client.fetchQuery(open)),
    ...kept,
  } as const;
}

/** Gives a function that loads a page of the portal in advance, when the pointer or the focus is on a link to it. */
export function usePrefetch(): (path: string) => void {
  const portal = usePortal();
  const queries = useQueryClient();
  return (path) => {
    const found = findService(portal.pack.index.services, path);
    if (found) void queries.prefetchQuery(serviceQuery(portal, found.entry));
  };
}
