import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { guardNavigation } from '../navigation/leave-warning';
import { portalRoutes } from '../navigation/portal-routes';
import type { PackState } from '../pack/open-pack';
import type { Settings } from '../pack/settings';
import { usePack } from '../pack/use-pack';
import { usePackColours } from '../pack/use-pack-colours';
import { MaintenancePage } from '../pages/MaintenancePage';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstWait } from './FirstWait';
import { OpenPortal } from './OpenPortal';
import { PackFailure } from './PackFailure';

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
  return (
    <QueryClientProvider client={queries}>
      <Router aroundNav={guardNavigation}>
        <ErrorBoundary resetKey={state} fallback={<PackFailure onRetry={() => location.reload()} />}>
          {path === portalRoutes().maintenance ? (
            <MaintenancePage settings={settings} pack={pack} />
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
