import { breakOn, type Subject } from '../../engine';
import type { PortalService } from './portal-services';
import { isForOthers } from './service-rules';

/** Who looks at the list, and what the office says about its services. */
export interface ListVisitor {
  readonly loggedIn: boolean;
  /** The person or institution for which the user acts; null while none is chosen. */
  readonly subject: Pick<Subject, 'institution'> | null;
  /** Numbers of the services under maintenance. */
  readonly underMaintenance: readonly number[];
  /** Milliseconds since 1970. */
  readonly moment: number;
}

/**
 * What choosing a service does. open: its screen; login: the login screen; maintenance: the page of its technical break;
 * unavailable: nothing, because it is for the other kind of subject.
 */
export type ServiceAccess = 'open' | 'login' | 'maintenance' | 'unavailable';

/** Works out what choosing this service does for this visitor. */
export function serviceAccess(
  service: Pick<PortalService, 'serviceId' | 'locked' | 'needsPerson' | 'needsInstitution' | 'breaks'>,
  { loggedIn, subject, underMaintenance, moment }: ListVisitor,
): ServiceAccess {
  if (subject && isForOthers(service, subject)) return 'unavailable';
  if (service.serviceId !== null && underMaintenance.includes(service.serviceId)) return 'maintenance';
  if (breakOn(service.breaks, moment) !== null) return 'maintenance';
  return service.locked && !loggedIn ? 'login' : 'open';
}
