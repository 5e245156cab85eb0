import { useLocation } from 'wouter';
import { usePortal } from '../pack/use-pack';
import { findService, servicesRoute } from '../service/find-service';
import { ServicePage } from '../service/ServicePage';
import { ServicesList } from './ServicesList';
import { UnknownAddress } from './UnknownAddress';

/** The page that belongs to the address. */
export function Pages() {
  const [path] = useLocation();
  const { services } = usePortal().pack.index;
  if (path === '/' || path === servicesRoute) return <ServicesList key="services" />;
  const found = findService(services, path);
  return found ? <ServicePage key={path} found={found} /> : <UnknownAddress key={path} />;
}
