import type { PackEntry } from '../../engine';
import { chunkName } from '../pack/open-pack';
import type { Portal } from '../pack/use-pack';
import { loadService } from './load-service';

/** The query that loads a service's chunk: its page asks it, and a link to it asks it in advance. */
export function serviceQuery({ settings, pack }: Pick<Portal, 'settings' | 'pack'>, { slug, hash }: Pick<PackEntry, 'slug' | 'hash'>) {
  const chunk = chunkName(slug, pack.index.language, hash);
  return {
    queryKey: ['service', chunk],
    queryFn: () => loadService(settings.packBase, chunk),
    // A chunk that could not be had in advance is asked for again when its page opens.
    staleTime: ({ state }: { readonly state: { readonly data?: Awaited<ReturnType<typeof loadService>> | undefined } }) =>
      state.data?.ok === false ? 0 : Number.POSITIVE_INFINITY,
    structuralSharing: false,
  } as const;
}
