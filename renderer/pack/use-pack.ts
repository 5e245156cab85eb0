import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentPack, Language } from '../../engine';
import { openRoutes } from '../navigation/portal-routes';
import { openAccounts } from '../session/portal-accounts';
import { useAtomValue } from '../storage/atom';
import { languageAtom } from '../texts/language-atom';
import { openTexts } from '../texts/open-texts';
import { findService } from './find-service';
import { loadCurrentPack, loadPack } from './load-pack';
import type { OpenPack, PackState } from './open-pack';
import type { Settings } from './settings';

/** The pack and the settings, for everything below the shell. */
export interface Portal {
  readonly settings: Settings;
  readonly pack: OpenPack;
  /** Fetches the current pack again, for example when a file of the shown one is gone. */
  reload(): Promise<void>;
}

const PortalContext = createContext<Portal | null>(null);

/** Gives the portal to the components below it. */
export const PortalProvider = PortalContext.Provider;

/** The portal around this component. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it.');
  return portal;
}

/**
 * Keeps the pack current, beginning with the first one. In development a new pack is shown at once; else the page looks for one on navigation and when
 * it becomes visible, and shows it with the next navigation, so that nothing changes under a resident's hands.
 */
export function usePack(settings: Settings, first: PackState): { readonly state: PackState; reload(): Promise<void> } {
  const language = useAtomValue(languageAtom);
  const [state, setState] = useState<PackState>(first);
  const shown = useRef<{ current: CurrentPack; language: Language }>({ current: settings.pack, language });

  const show = useCallback(
    async (current: CurrentPack, wanted: Language) => {
      shown.current = { current, language: wanted };
      const loaded = await loadPack(settings.packBase, current, wanted);
      // A newer wish may have overtaken this one while it was loading.
      if (shown.current.current !== current || shown.current.language !== wanted) return;
      if (!loaded.ok) {
        setState((before) => (before.status === 'ready' ? before : { status: 'failed' }));
        return;
      }
      openTexts(loaded.value.index);
      openAccounts(loaded.value.index, settings.apiBase);
      openRoutes(loaded.value.index.shell.routes);
      setState({ status: 'ready', pack: loaded.value });
    },
    [settings.packBase, settings.apiBase],
  );

  const isWanted = state.status === 'loading';
  useEffect(() => {
    if (isWanted || shown.current.language !== language) void show(shown.current.current, language);
  }, [show, language, isWanted]);

  const reload = useCallback(async () => {
    const current = await loadCurrentPack(settings.packBase);
    await show(current.ok ? current.value : shown.current.current, shown.current.language);
  }, [settings.packBase, show]);

  const adoptWaiting = useWaitingPack(settings, shown);
  const [path] = useLocation();
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    const waiting = adoptWaiting();
    if (waiting) void show(waiting, shown.current.language);
  }, [path, adoptWaiting, show]);

  return useMemo(() => ({ state, reload }), [state, reload]);
}

function useWaitingPack(settings: Settings, shown: { readonly current: { readonly current: CurrentPack } }): () => CurrentPack | null {
  const waiting = useRef<CurrentPack | null>(null);
  const [path] = useLocation();

  const look = useCallback(async () => {
    if (settings.development || document.visibilityState !== 'visible') return;
    const current = await loadCurrentPack(settings.packBase);
    if (current.ok && current.value.version !== shown.current.current.version) waiting.current = current.value;
  }, [settings, shown]);

  const firstPath = useRef(path);
  useEffect(() => {
    if (firstPath.current !== path) void look();
    firstPath.current = path;
  }, [path, look]);
  useEffect(() => {
    const becameVisible = () => void look();
    document.addEventListener('visibilitychange', becameVisible);
    return () => document.removeEventListener('visibilitychange', becameVisible);
  }, [look]);

  return useCallback(() => {
    const found = waiting.current;
    waiting.current = null;
    return found;
  }, []);
}

/** A screen as a link names it. */
interface NamedScreen {
  readonly route: string;
  readonly title: string;
}

/** The screen of the user's own account as the pack names it, null when it has none. */
export function useOwnScreen(): NamedScreen | null {
  const { services, session } = usePortal().pack.index;
  return session === null ? null : namedScreen(services, session.home);
}

/** The screens that are about the user: where a login leads, if the pack says it, and the own account. */
export function useScreensOfUser(): readonly NamedScreen[] {
  const { services, session } = usePortal().pack.index;
  const routes = session === null ? [] : [session.start ?? session.home, session.home];
  return [...new Set(routes)].flatMap((route) => namedScreen(services, route) ?? []);
}

function namedScreen(services: Parameters<typeof findService>[0], route: string): NamedScreen | null {
  const found = findService(services, route);
  return found === null ? null : { route, title: found.title };
}
