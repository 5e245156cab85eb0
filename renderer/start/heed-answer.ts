import { navigate } from 'wouter/use-browser-location';
import { answerRule, assertNever } from '../../engine';
import { dropLeaveWarnings } from '../navigation/leave-warning';
import { forgetTokens, hasToken, storeMaintenance } from './stored-state';

/** Page of the whole portal's maintenance. */
export const maintenanceRoute = '/przerwa-techniczna';

/** Does what the status of an office's answer means for the whole portal: maintenance, a lost session, or nothing. */
export function heedAnswer(status: number): void {
  const signedIn = hasToken();
  const rule = answerRule(status, signedIn ? location.pathname : '', signedIn);
  switch (rule) {
    case 'maintenance':
      forgetTokens();
      storeMaintenance();
      dropLeaveWarnings();
      if (location.pathname !== maintenanceRoute) navigate(maintenanceRoute, { replace: true });
      return;
    case 'signed-out':
      forgetTokens();
      dropLeaveWarnings();
      location.assign('/');
      return;
    case 'none':
      return;
    default:
      assertNever(rule);
  }
}
