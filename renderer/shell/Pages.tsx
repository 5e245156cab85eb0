import { useLocation } from 'wouter';
import { useHandedOver } from '../navigation/handed-over';
import { usePortal } from '../pack/use-pack';
import { findService } from '../service/find-service';
import { ServicePage } from '../service/ServicePage';
import { RouteGuard } from '../session/RouteGuard';
import { usePageUser } from '../session/use-page-user';
import { ServiceBreakPage } from '../start/ServiceBreakPage';
import { StartRedirect } from '../start/StartRedirect';
import { UnknownAddress } from './UnknownAddress';

const serviceBreakRoute = '/usluga-przerwa-techniczna';

/** The page that belongs to the address. */
export function Pages() {
  const [path] = useLocation();
  const handedOver = useHandedOver();
  const { services } = usePortal().pack.index;
  const { subject } = usePageUser();
  if (path === '/') return <StartRedirect />;
  if (path === serviceBreakRoute) return <ServiceBreakPage key={path} />;
  const found = findService(services, path);
  if (found === null) return <UnknownAddress key={path} />;
  // What was typed or chosen for one subject must not stay for another.
  const owner = found.entry.protected === true ? JSON.stringify(subject) : '';
  return (
    <RouteGuard key={path} found={found}>
      <ServicePage key={`${path} ${handedOver} ${owner}`} found={found} />
    </RouteGuard>
  );
}
