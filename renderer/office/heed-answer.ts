import { navigate } from 'wouter/use-browser-location';
import { assertNever } from '../../engine';
import { answerRule, isOpen } from '../../portal';
import { keepDraft } from '../inputs/drafts';
import { leaveNotice } from '../messages/left-notice';
import { dropLeaveWarnings } from '../navigation/leave-warning';
import { portalRoutes } from '../navigation/portal-routes';
import { portalAccounts } from '../session/portal-accounts';
import { currentSession, doubtSession, happen } from '../session/session-store';
import { rememberWanted } from '../session/wanted-address';
import { storeMaintenance } from '../storage/stored-maintenance';

/**
 * Carries out what the status of an answer means for the whole portal: maintenance, the end of the session, or nothing. `sends`: the call
 * was made to send something.
 */
export function heedAnswer(status: number, sends: boolean): void {
  const session = currentSession();
  const rule = answerRule(status, location.pathname, {
    signedIn: isOpen(session),
    ownAnswers: portalAccounts().index?.ownAnswers ?? [],
    sends,
  });
  switch (rule) {
    case 'maintenance':
      keepDraft();
      happen({ kind: 'signed-out' });
      storeMaintenance();
      dropLeaveWarnings();
      if (location.pathname !== portalRoutes().maintenance) navigate(portalRoutes().maintenance, { replace: true });
      return;
    case 'signed-out':
      happen({ kind: 'signed-out' });
      dropLeaveWarnings();
      // The next login of the same user returns here.
      rememberWanted(location.pathname + location.search, isOpen(session) ? (session.user?.login ?? null) : null);
      leaveNotice('session.refused');
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
