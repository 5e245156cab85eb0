import { useLocation } from 'wouter';
import { useHandedOver } from '../navigation/handed-over';
import { usePortal } from '../pack/use-pack';
import { findService } from '../service/find-service';
import { ServicePage } from '../service/ServicePage';
import { ServiceBreakPage } from '../start/ServiceBreakPage';
import { StartRedirect } from '../start/StartRedirect';
import { UnknownAddress } from './UnknownAddress';

const serviceBreakRoute = '/usluga-przerwa-techniczna';

/** The page that belongs to the address. */
export function Pages() {
  const [path] = useLocation();
  const handedOver = useHandedOver();
  const { services } = usePortal().pack.index;
  if (path === '/') return <StartRedirect />;
  if (path === serviceBreakRoute) return <ServiceBreakPage key={path} />;
  const found = findService(services, path);
  return found ? <ServicePage key={`${path} ${handedOver}`} found={found} /> : <UnknownAddress key={path} />;
}
