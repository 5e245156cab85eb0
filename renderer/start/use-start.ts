import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { breakOn } from '../../engine';
import { decideStart, type OfficeConfiguration, readStatus, settleLanguage } from '../../portal';
import { snackbarAtom } from '../messages/message-atoms';
import { portalRoutes } from '../navigation/portal-routes';
import { askOffice } from '../office/fetch-office';
import { useQuery } from '../office/use-query';
import type { OpenPack } from '../pack/open-pack';
import type { Settings } from '../pack/settings';
import { useTurn } from '../service/use-turn';
import { useSetAtom } from '../storage/atom';
import { isMaintenanceStored, storeMaintenance } from '../storage/stored-maintenance';
import { languageAtom, storedLanguage } from '../texts/language-atom';
import { useTranslation } from '../texts/open-texts';
import { useOwnLetters } from '../theme/letters';
import { useConfiguration } from './use-configuration';

/** What the start has found out so far. */
export interface Start {
  readonly configuration: OfficeConfiguration;
  /** False while the office has not answered about its configuration. */
  readonly settled: boolean;
  /** The portal is under maintenance: nothing else is shown. */
  readonly closed: boolean;
}

/** Runs the start beside the pages that are already shown: status, configuration, language. */
export function useStart(pack: OpenPack, settings: Settings): Start {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const setLanguage = useSetAtom(languageAtom);
  const showMessage = useSetAtom(snackbarAtom);
  const flagStored = isMaintenanceStored();
  const turn = useTurn(pack);
  useOwnLetters(turn);
  const call = pack.index.shell.calls.status;
  const { data: answered = 'waiting' } = useQuery({
    queryKey: ['shell', 'status', call?.endpoint],
    queryFn: async () => {
      const answer = call ? await askOffice(call, settings.apiBase) : null;
      return answer?.ok ? readStatus(answer.value) : 'failed';
    },
    enabled: turn && !flagStored && call !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { state, configuration } = useConfiguration(pack, settings, turn && !flagStored);
  const running = configuration.maintenance ? 'maintenance' : 'running';
  // A page that stays open meets a break of the portal at its next address, as after loading.
  const [arrival, setArrival] = useState(() => ({ path, moment: Date.now() }));
  if (arrival.path !== path) setArrival({ path, moment: Date.now() });
  const step = decideStart({
    flagStored,
    // Who works on definitions sees the portal, under the notice of its break.
    planned: !settings.development && breakOn(pack.index.shell.breaks, arrival.moment) !== null,
    status: call === undefined ? 'running' : answered,
    configuration: state === 'known' ? running : state,
  });

  const isClosed = step.kind === 'maintenance';
  const store = isClosed && step.store;
  useEffect(() => {
    if (!isClosed || path === portalRoutes().maintenance) return;
    // The session stays: only 503 ends it. When the maintenance is over the portal is loaded with what was stored.
    if (store) storeMaintenance();
    navigate(portalRoutes().maintenance, { replace: true });
  }, [isClosed, store, path, navigate]);

  const failed = state === 'failed';
  useEffect(() => {
    if (failed) showMessage({ text: t('errors.configuration') });
  }, [failed, showMessage, t]);

  const known = state === 'known';
  const { languages } = pack.index;
  useEffect(() => {
    // If the configuration could not be loaded, the resident's language stays.
    if (known && settleLanguage(storedLanguage(), Object.keys(languages), configuration.international).forget) setLanguage(null);
  }, [known, languages, configuration.international, setLanguage]);

  return useMemo(() => ({ configuration, settled: state !== 'waiting', closed: isClosed }), [configuration, state, isClosed]);
}

const StartContext = createContext<Start | null>(null);

/** Gives what the start found out to the components below it. */
export const StartProvider = StartContext.Provider;

/** What the start has found out so far. */
export function useStarted(): Start {
  const start = useContext(StartContext);
  if (!start) throw new Error('useStarted needs a StartProvider above it.');
  return start;
}
