import { portalRoutes } from '../navigation/portal-routes';
import { isMaintenanceStored } from '../storage/stored-maintenance';

/** The first step of the start: while the maintenance flag is stored, every address is the maintenance page, before anything is drawn. */
export function openStoredMaintenance(): void {
  const { maintenance } = portalRoutes();
  if (isMaintenanceStored() && location.pathname !== maintenance) history.replaceState(null, '', maintenance);
}
