import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemsPanel } from '../pack/ProblemsPanel';
import { PortalProvider, usePack } from '../pack/use-pack';
import { usePackEvents } from '../pack/use-pack-events';
import type { Settings } from '../settings';
import { ErrorBoundary } from './ErrorBoundary';
import { PackFailure } from './PackFailure';
import { Shell } from './Shell';

/** The whole page, from its settings. */
export function App({ settings }: { readonly settings: Settings }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } } }),
  );
  const { state, reload } = usePack(settings);
  const { report, dismiss } = usePackEvents(settings, reload);
  return (
    <QueryClientProvider client={queries}>
      <ErrorBoundary resetKey={state} fallback={<PackFailure onRetry={() => location.reload()} />}>
        {state.status === 'ready' ? (
          <PortalProvider value={{ settings, pack: state.pack, reload }}>
            <Shell />
          </PortalProvider>
        ) : null}
        {state.status === 'failed' ? <PackFailure onRetry={() => void reload()} /> : null}
        {report === null ? null : <ProblemsPanel report={report} onDismiss={dismiss} />}
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
