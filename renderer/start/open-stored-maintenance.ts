import { maintenanceRoute } from '../office/heed-answer';
import { isMaintenanceStored } from '../storage/stored-maintenance';

/** The first step of the start: while the maintenance flag is stored, every address is the maintenance page, before anything is drawn. */
export function openStoredMaintenance(): void {
  if (isMaintenanceStored() && location.pathname !== maintenanceRoute) history.replaceState(null, '', maintenanceRoute);
}
