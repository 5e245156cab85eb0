import { loadStored, removeStored, saveStored } from './stored-value';

const maintenance = 'okienko.maintenance';

/** True when an earlier answer said that the portal is under maintenance. */
export function isMaintenanceStored(): boolean {
  return loadStored(maintenance) !== null;
}

/** Remembers that the portal is under maintenance, until the maintenance page finds that it is over. */
export function storeMaintenance(): void {
  saveStored(maintenance, 'true');
}

/** Forgets that the portal was under maintenance. */
export function clearMaintenance(): void {
  removeStored(maintenance);
}
