import { lazy, Suspense, useLayoutEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { ErrorBoundary } from '../controls/ErrorBoundary';
import { guardNavigation } from '../navigation/leave-warning';
import { portalRoutes } from '../navigation/portal-routes';
import type { QueryClient } from '../office/query-client';
import { QueryClientProvider } from '../office/use-query';
import type { OpenPack, PackState } from '../pack/open-pack';
import type { Settings } from '../pack/settings';
import { usePack } from '../pack/use-pack';
import { useAtomValue } from '../storage/atom';
import { firstWordsIn } from '../texts/first-words';
import { languageAtom } from '../texts/language-atom';
import { schemeAtom } from '../theme/colours-atom';
import { useOwnLetters } from '../theme/letters';
import { OpenPortal } from './OpenPortal';
import { PackFailure } from './PackFailure';

const MaintenancePage = lazy(async () => ({ default: (await import('../pages/MaintenancePage')).MaintenancePage }));
const PackEvents = lazy(async () => ({ default: (await import('../pack/PackEvents')).PackEvents }));

interface AppProps {
  readonly settings: Settings;
  readonly queries: QueryClient;
  /** The pack that the first page is drawn from. */
  readonly first: PackState;
}

/** The whole page, from its settings. */
export function App({ settings, queries, first }: AppProps) {
  const { state, reload } = usePack(settings, first);
  const [path] = useLocation();
  const pack = state.status === 'ready' ? state.pack : null;
  usePackColours(pack);
  useOwnLetters(state.status === 'failed' || path === portalRoutes().maintenance);
  const scheme = useAtomValue(schemeAtom);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <QueryClientProvider value={queries}>
      <Router aroundNav={guardNavigation}>
        <ErrorBoundary resetKey={state} fallback={() => <PackFailure onRetry={() => location.reload()} />}>
          {path === portalRoutes().maintenance ? (
            <Suspense fallback={<FirstWait />}>
              <MaintenancePage settings={settings} pack={pack} />
            </Suspense>
          ) : (
            <>
              {state.status === 'loading' ? <FirstWait /> : null}
              {pack ? <OpenPortal settings={settings} pack={pack} reload={reload} /> : null}
              {state.status === 'failed' ? <PackFailure onRetry={() => void reload()} /> : null}
            </>
          )}
          {settings.development ? (
            <Suspense>
              <PackEvents settings={settings} shown={pack?.index.version ?? null} reload={reload} />
            </Suspense>
          ) : null}
        </ErrorBoundary>
      </Router>
    </QueryClientProvider>
  );
}

/** Gives the page the colours of the municipality, as soon as its pack is there. */
function usePackColours(pack: OpenPack | null): void {
  const theme = pack?.index.theme;
  useLayoutEffect(() => {
    if (theme === undefined) return;
    document.documentElement.style.setProperty('--pack-primary', theme.primary);
    document.documentElement.style.setProperty('--pack-accent', theme.accent);
    document.documentElement.style.setProperty('--pack-primary-on-dark', theme.onDark.primary);
    document.documentElement.style.setProperty('--pack-accent-on-dark', theme.onDark.accent);
  }, [theme]);
}

/** What stands in the window until the portal's own files are there: as in the page's template, so that nothing jumps. */
function FirstWait() {
  return (
    <main className="first-wait">
      <p>{firstWordsIn(useAtomValue(languageAtom)).wait}</p>
    </main>
  );
}
