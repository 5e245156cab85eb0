import { loadStored, removeStored, saveStored } from '../stored-value';

const tokens = ['okienko.token', 'okienko.restrictedToken'] as const;
const maintenance = 'okienko.maintenance';

/** True when this browser keeps a token of a signed-in user. */
export function hasToken(): boolean {
  return tokens.some((key) => loadStored(key) !== null);
}

/** Signs the user out of this browser: both tokens go. */
export function forgetTokens(): void {
  for (const key of tokens) removeStored(key);
}

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
