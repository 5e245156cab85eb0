import { navigate } from 'wouter/use-browser-location';
import { assertNever } from '../../engine';
import { answerRule, isOpen } from '../../portal';
import { keepDraft } from '../inputs/drafts';
import { storeNotice } from '../messages/stored-notice';
import { dropLeaveWarnings } from '../navigation/leave-warning';
import { portalRoutes } from '../navigation/portal-routes';
import { portalAccounts } from '../session/portal-accounts';
import { storeRequestedAddress } from '../session/requested-address';
import { applySessionEvent, currentSession, doubtSession } from '../session/session-store';
import { storeMaintenance } from '../storage/stored-maintenance';

/**
 * Carries out what the status of an answer means for the whole portal: maintenance, the end of the session, or nothing. `sends`: the call
 * was made to send something.
 */
export function applyOfficeStatus(status: number, sends: boolean): void {
  const session = currentSession();
  const rule = answerRule(status, location.pathname, {
    signedIn: isOpen(session),
    ownAnswers: portalAccounts().index?.ownAnswers ?? [],
    sends,
  });
  switch (rule) {
    case 'maintenance':
      keepDraft();
      applySessionEvent({ kind: 'signed-out' });
      storeMaintenance();
      dropLeaveWarnings();
      if (location.pathname !== portalRoutes().maintenance) navigate(portalRoutes().maintenance, { replace: true });
      return;
    case 'signed-out':
      applySessionEvent({ kind: 'signed-out' });
      dropLeaveWarnings();
      // The next login of the same user returns here.
      storeRequestedAddress(location.pathname + location.search, isOpen(session) ? (session.user?.login ?? null) : null);
      storeNotice('session.refused');
      location.assign('/');
      return;
    case 'ask':
      doubtSession();
      return;
    case 'none':
      return;
    default:
      assertNever(rule);
  }
}
