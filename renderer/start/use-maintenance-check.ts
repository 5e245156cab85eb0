import { useState } from 'react';
import { breakOn, type PlannedBreak, type ShellCall } from '../../engine';
import { readStatus } from '../../portal';
import { placeOfDraft } from '../inputs/drafts';
import { askOffice } from '../office/fetch-office';
import { clearMaintenance } from '../storage/stored-maintenance';

/** Where a check of the maintenance stands. `lasting`: the last answer said that it is not over. */
export type MaintenanceCheck = 'idle' | 'checking' | 'lasting';

/**
 * Asks the office whether the maintenance is over. When it is, the flag goes and the portal is reloaded: from where a visitor was typing,
 * else from its root. `planned`: the planned breaks of the portal.
 */
export function useMaintenanceCheck(
  call: ShellCall,
  apiBase: string,
  planned?: readonly PlannedBreak[],
): { readonly check: MaintenanceCheck; run(): Promise<void> } {
  const [check, setCheck] = useState<MaintenanceCheck>('idle');
  const run = async () => {
    if (check === 'checking') return;
    setCheck('checking');
    // No call can end a planned break.
    if (breakOn(planned, Date.now()) !== null) return setCheck('lasting');
    const answer = await askOffice(call, apiBase);
    if (answer.ok && readStatus(answer.value) === 'running') {
      clearMaintenance();
      location.assign(placeOfDraft()?.address ?? '/');
      return;
    }
    setCheck('lasting');
  };
  return { check, run };
}
