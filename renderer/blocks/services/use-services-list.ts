import { useQuery } from '@tanstack/react-query';
import {
  buildServicesList,
  failure,
  type ListedGroup,
  parseOfferedServices,
  type ShellCall,
  servicesUnderMaintenance,
} from '../../../engine';
import { fetchOffice } from '../../office/fetch-office';
import { usePortal } from '../../pack/use-pack';
import { usePageUser } from '../../session/use-page-user';

/** The services for this visitor, once the office has answered or failed. */
export type ServicesList =
  | { readonly status: 'loading' }
  /** `officeFailed`: the list is the portal's own, because the office's could not be had. */
  | { readonly status: 'ready'; readonly groups: readonly ListedGroup[]; readonly officeFailed: boolean };

const freshFor = 5 * 60_000;

/** Asks the office for its services and merges them with those of the pack. Asked again in each language. */
export function useServicesList(): { readonly list: ServicesList; retry(): void } {
  const { pack, settings } = usePortal();
  const { services: call } = pack.index.shell.calls;
  const { subject, signedIn } = usePageUser();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['office', 'services-list', pack.index.language, call?.endpoint],
    queryFn: () => (call ? loadOffered(call, settings.apiBase) : failure(null)),
    enabled: call !== undefined,
    staleTime: ({ state }) => (state.data?.ok ? freshFor : 0),
  });
  const retry = () => void refetch();
  if (call && (data === undefined || (!data.ok && isFetching))) return { list: { status: 'loading' }, retry };
  const visitor = { loggedIn: signedIn, subject, underMaintenance: servicesUnderMaintenance(pack.config) };
  const groups = buildServicesList({ pack: pack.index, offered: data?.ok ? data.value : null, config: pack.config, visitor });
  return { list: { status: 'ready', groups, officeFailed: data?.ok === false }, retry };
}

async function loadOffered({ endpoint, method }: ShellCall, apiBase: string) {
  const answer = await fetchOffice({ method, path: endpoint, query: {}, body: null, personal: false, signedIn: false }, apiBase);
  return answer.ok ? parseOfferedServices(answer.value) : failure(null);
}
