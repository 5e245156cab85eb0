import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isOpen, routeAccess } from '../../portal';
import { Waiting } from '../controls/Waiting';
import { snackbarAtom } from '../messages/message-atoms';
import { portalRoutes } from '../navigation/portal-routes';
import type { FoundService } from '../pack/find-service';
import { useOwnScreen, usePortal } from '../pack/use-pack';
import { useGiveTurnAtOnce, useTurn } from '../service/use-turn';
import { portalAccounts } from '../session/portal-accounts';
import { storeRequestedAddress } from '../session/requested-address';
import { sessionAtom } from '../session/session-store';
import { useOfferedServices } from '../start/use-offered-services';
import { useStarted } from '../start/use-start';
import { useAtomValue, useSetAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { PageHeading } from './PageHeading';

// What stands in the way of few is not loaded with every first page.
const PlannedBreakPage = lazy(async () => ({ default: (await import('./PlannedBreakPage')).PlannedBreakPage }));
const UnknownAddress = lazy(async () => ({ default: (await import('./UnknownAddress')).UnknownAddress }));

// A login must not wait longer for what may stand in its way.
const patience = 1_000;

interface RouteGuardProps {
  readonly found: FoundService;
  readonly children: ReactNode;
}

/** Lets through to a screen who may open it, wherever they come from; others are led to the login, to the services list, to the page of its break, or told what stands in the way. */
export function RouteGuard({ found, children }: RouteGuardProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const showMessage = useSetAtom(snackbarAtom);
  const session = useAtomValue(sessionAtom);
  const { pack, settings } = usePortal();
  const { settled } = useStarted();
  // The screen that a resident came for is asked for first; what the office says of its services then holds as well.
  const { answer } = useOfferedServices(useTurn(pack) && found.serviceId !== null);
  const offered = answer?.ok ? answer.value : null;
  const breaksKnown = useIsLate() || settled;
  // Nothing is closed under the hands of somebody: a break that begins meanwhile is met at the next address.
  const [asked, setAsked] = useState(Date.now);
  const moment = settings.development ? null : asked;
  const access = routeAccess(found, { session, config: pack.config, configKnown: settled, breaksKnown, offered, moment });
  useGiveTurnAtOnce(access !== 'open');
  // Whoever was signed in here has gone: what they wanted is not what the next one wants.
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current ||= isOpen(session);
    // The end of a session is read first; what follows is the root.
    if (access === 'login' && session.kind !== 'ended') {
      if (!wasOpen.current) storeRequestedAddress(location.pathname + location.search + location.hash);
      navigate(portalAccounts().index?.login ?? portalRoutes().services, { replace: true });
    }
    if (access === 'break') navigate(portalRoutes().serviceBreak, { replace: true });
    if (access === 'no-access') {
      showMessage({ text: t('errors.noAccess'), waits: true });
      navigate(portalRoutes().services, { replace: true });
    }
  }, [access, session, navigate, showMessage, t]);

  switch (access) {
    case 'open':
      return children;
    case 'off':
      return (
        <Suspense>
          <UnknownAddress />
        </Suspense>
      );
    case 'planned-break':
      return (
        <Suspense>
          <PlannedBreakPage found={found} moment={asked} onRetry={() => setAsked(Date.now())} />
        </Suspense>
      );
    case 'unverified':
      return <UnverifiedPage title={found.title} />;
    case 'wait':
      return (
        <>
          <PageHeading title={found.title} />
          <div className="measure page-body">
            <Waiting rows={8} />
          </div>
        </>
      );
    case 'login':
    case 'no-access':
    case 'break':
      return null;
  }
}

/** True when the office has had its time to say something. */
function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

function UnverifiedPage({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const own = useOwnScreen();
  return (
    <>
      <PageHeading title={title} />
      <div className="measure page-body">
        <p className="lead">{t('account.closed')}</p>
        {own === null ? null : (
          <p>
            <Link href={own.route}>{own.title}</Link>
          </p>
        )}
      </div>
    </>
  );
}
