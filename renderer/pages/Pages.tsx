import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useDraft } from '../inputs/drafts';
import { KeptInputsProvider } from '../inputs/kept-inputs';
import { useHandedOver } from '../navigation/handed-over';
import { portalRoutes } from '../navigation/portal-routes';
import { findService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';
import { usePageUser } from '../session/use-page-user';
import { RouteGuard } from './RouteGuard';
import { ServicePage } from './ServicePage';
import { StartRedirect } from './StartRedirect';

const UnknownAddress = lazy(async () => ({ default: (await import('./UnknownAddress')).UnknownAddress }));
const ServiceBreakPage = lazy(async () => ({ default: (await import('./ServiceBreakPage')).ServiceBreakPage }));

/** The page that belongs to the address. */
export function Pages() {
  const [path] = useLocation();
  const handedOver = useHandedOver();
  const { services } = usePortal().pack.index;
  const turn = useSubjectTurn();
  if (path === '/') return <StartRedirect />;
  if (path === portalRoutes().serviceBreak)
    return (
      <Suspense>
        <ServiceBreakPage key={path} />
      </Suspense>
    );
  const found = findService(services, path);
  if (found === null)
    return (
      <Suspense>
        <UnknownAddress key={path} />
      </Suspense>
    );
  const owner = found.entry.protected === true ? turn : '';
  return (
    <RouteGuard key={path} found={found}>
      <PageInputs key={`${path} ${owner}`}>
        <ServicePage key={`${path} ${handedOver} ${owner}`} found={found} />
      </PageInputs>
    </RouteGuard>
  );
}

/** What stands on the page and was not sent stays there when the same page is opened anew with something else passed on. */
function PageInputs({ children }: { readonly children: ReactNode }) {
  return <KeptInputsProvider value={useDraft()}>{children}</KeptInputsProvider>;
}

/**
 * Counts changes of the subject: what was typed or chosen for one must not stay for another. After a reload the subject is heard of
 * only while somebody may already be typing; that is no change.
 */
function useSubjectTurn(): number {
  const { subject } = usePageUser();
  const key = subject === null ? null : JSON.stringify(subject);
  const [last, setLast] = useState({ key, turn: 0 });
  if (key === null || key === last.key) return last.turn;
  const turn = last.key === null ? last.turn : last.turn + 1;
  setLast({ key, turn });
  return turn;
}
