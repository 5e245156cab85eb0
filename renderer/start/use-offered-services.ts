import { failure, type Result, type ShellCall } from '../../engine';
import { type OfferedGroup, parseOfferedServices } from '../../portal';
import { askOffice } from '../office/fetch-office';
import { useQuery } from '../office/use-query';
import { usePortal } from '../pack/use-pack';

/** The services that the office offers, as far as they are known. */
export interface OfferedServices {
  /** Undefined while the office has not answered; a failure when it could not, or not readably. */
  readonly answer: Result<readonly OfferedGroup[], null> | undefined;
  readonly isAsking: boolean;
  retry(): void;
}

const freshFor = 5 * 60_000;

/** The office's services, asked for once `wanted`, in each language again. */
export function useOfferedServices(wanted: boolean): OfferedServices {
  const { pack, settings } = usePortal();
  const { services: call } = pack.index.shell.calls;
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['office', 'services-list', pack.index.language, call?.endpoint],
    queryFn: () => (call ? loadOffered(call, settings.apiBase) : failure(null)),
    enabled: wanted && call !== undefined,
    staleTime: ({ state }) => (state.data?.ok ? freshFor : 0),
  });
  return { answer: data, isAsking: isFetching, retry: () => void refetch() };
}

async function loadOffered(call: ShellCall, apiBase: string): Promise<Result<readonly OfferedGroup[], null>> {
  const answer = await askOffice(call, apiBase);
  return answer.ok ? parseOfferedServices(answer.value) : failure(null);
}
