import { navigate } from 'wouter/use-browser-location';
import { answerRule, assertNever, isOpen } from '../../engine';
import { dropLeaveWarnings } from '../navigation/leave-warning';
import { keepDraft } from '../service/drafts';
import { leaveNotice } from '../session/left-notice';
import { portalAccounts } from '../session/portal-accounts';
import { currentSession, happen } from '../session/session-store';
import { rememberWanted } from '../session/wanted-address';
import { storeMaintenance } from './stored-state';

/** Page of the whole portal's maintenance. */
export const maintenanceRoute = '/przerwa-techniczna';

/** Does what the status of an office's answer means for the whole portal: maintenance, a lost session, or nothing. */
export function heedAnswer(status: number): void {
  const rule = answerRule(status, location.pathname, {
    signedIn: isOpen(currentSession()),
    ownAnswers: portalAccounts().index?.ownAnswers ?? [],
  });
  switch (rule) {
    case 'maintenance':
      keepDraft();
      happen({ kind: 'signed-out' });
      storeMaintenance();
      dropLeaveWarnings();
      if (location.pathname !== maintenanceRoute) navigate(maintenanceRoute, { replace: true });
      return;
    case 'signed-out':
      happen({ kind: 'signed-out' });
      dropLeaveWarnings();
      // The next login leads back here.
      rememberWanted(location.pathname + location.search);
      leaveNotice('session.refused');
      location.assign('/');
      return;
    case 'none':
      return;
    default:
      assertNever(rule);
  }
}
