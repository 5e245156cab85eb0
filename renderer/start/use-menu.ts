import { useMemo } from 'react';
import { failure } from '../../engine';
import { defaultMenu, parseMenu, type SideMenu } from '../../portal';
import { askOffice } from '../office/fetch-office';
import { keepPreviousData, useQuery } from '../office/use-query';
import { usePortal } from '../pack/use-pack';
import { useTurn } from '../service/use-turn';

/** The side menu, and whether the office has answered or failed. */
export interface ShownMenu extends SideMenu {
  readonly settled: boolean;
}

/** The office's side menu, asked for in each language; until it is known, and when it cannot be loaded, the pack's. */
export function useMenu(): ShownMenu {
  const { pack, settings } = usePortal();
  const { services, shell } = pack.index;
  const { calls, menu } = shell;
  const call = calls.menu;
  const turn = useTurn(pack);
  const { data } = useQuery({
    queryKey: ['shell', 'menu', pack.index.language, call?.endpoint],
    queryFn: async () => {
      const answer = call ? await askOffice(call, settings.apiBase) : failure(null);
      return answer.ok ? parseMenu(answer.value, menu, services) : failure(null);
    },
    enabled: turn && call !== undefined,
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const shown = data?.ok ? data.value : { items: defaultMenu(menu), contact: null };
    return { ...shown, settled: call === undefined || data !== undefined };
  }, [data, menu, call]);
}
