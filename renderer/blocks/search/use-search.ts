import type { ComponentType } from 'react';
import { failure, type OfficeError, type Result, type SearchWords, success } from '../../../engine';
import { fetchPackFile } from '../../office/fetch-office';
import { useQuery } from '../../office/use-query';
import { searchName } from '../../pack/open-pack';
import { usePortal } from '../../pack/use-pack';
import { useMenu } from '../../start/use-menu';
import { useServicesList } from '../services/use-services-list';
import type { FoundPlacesProps } from './FoundPlaces';

/** The search of this visitor, once it is wanted. */
export type PortalSearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly sources: FoundPlacesProps['sources']; readonly FoundPlaces: ComponentType<FoundPlacesProps> };

interface SearchParts {
  readonly words: readonly SearchWords[];
  readonly FoundPlaces: ComponentType<FoundPlacesProps>;
}

/** Loads what a search needs, once it is `wanted`: its code, the file of the pack and the services that the office offers. */
export function usePortalSearch(wanted: boolean): PortalSearchState {
  const { pack, settings } = usePortal();
  const { index, config } = pack;
  const name = searchName(index.language, index.searchHash);
  const { list } = useServicesList(wanted);
  const { items: menu } = useMenu();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['search', name],
    queryFn: () => loadSearch(`${settings.packBase}/${name}`),
    enabled: wanted,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
  });
  if (data?.ok && list.status === 'ready') {
    const { words, FoundPlaces } = data.value;
    return { status: 'ready', sources: { words, groups: list.groups, screens: index.services, config, menu }, FoundPlaces };
  }
  return data?.ok === false && !isFetching ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}

async function loadSearch(address: string): Promise<Result<SearchParts, OfficeError>> {
  const [parts, answer] = await Promise.all([import('./FoundPlaces').catch(() => null), fetchPackFile(address)]);
  if (!answer.ok) return answer;
  if (parts === null) return failure({ kind: 'network', status: null, kod: null, opis: null });
  // Files of the pack are written by the compiler from checked definitions and named by their hash.
  return success({ words: answer.value as readonly SearchWords[], FoundPlaces: parts.FoundPlaces });
}
