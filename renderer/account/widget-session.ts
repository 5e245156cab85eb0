import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { isOpen, type Session } from '../../portal';
import { placeOfDraft } from '../inputs/drafts';
import { showInformation } from '../messages/message-atoms';
import { portalAccounts } from '../session/portal-accounts';
import { insideAddress, takeRequestedAddress } from '../session/requested-address';
import { applySessionEvent, currentSession, sessionAtom } from '../session/session-store';
import { useAtomValue } from '../storage/atom';
import { translate } from '../texts/open-texts';
import { type LoginOutcome, startSession, startSessionByCode, takeLoginAnswer } from './session-effects';

/** What a widget knows of the session, and what it may do to it. */
export interface WidgetSession {
  readonly kind: Session['kind'];
  /** True once somebody is signed in and the office has said who. */
  readonly isKnown: boolean;
  /** Token to send with a one-time code; null when no code is expected. */
  readonly pendingToken: string | null;
  /** A recovery code may be sent in place of the one-time code. */
  readonly takesRecoveryCode: boolean;
  /** Goes on from the office's answer to a login and password. */
  takeLoginAnswer(answer: unknown): Promise<LoginOutcome>;
  /** Logs in with an answer that contains a token. False if the token is missing or refused. */
  start(answer: unknown): Promise<boolean>;
  /** Logs in with the one-time code of an external login. */
  startByCode(kod: string): Promise<boolean>;
  /** Cancels the login that waits for a one-time code. */
  cancelLogin(): void;
  /** Leads on after a login: to the requested address, or else to the start page; a restricted account to its own screen. */
  continueAfterLogin(wanted?: string | null): void;
}

/** The session for a widget. */
export function useWidgetSession(): WidgetSession {
  const session = useAtomValue(sessionAtom);
  const [, navigate] = useLocation();
  const isKnown =
    isOpen(session) && session.user !== null && (session.kind === 'restricted' || session.subjects !== null || session.accountFailed);
  const pendingToken = session.kind === 'code-needed' ? session.pendingToken : null;
  const takesRecoveryCode = session.kind === 'code-needed' && session.takesRecoveryCode;
  return useMemo(
    () => ({
      kind: session.kind,
      isKnown,
      pendingToken,
      takesRecoveryCode,
      takeLoginAnswer,
      start: (answer) => startSession(answer),
      startByCode: startSessionByCode,
      cancelLogin: () => applySessionEvent({ kind: 'signed-out' }),
      continueAfterLogin: (wanted) =>
        continueAfterLogin(wanted ?? null, (address, state = null) => navigate(address, { replace: true, state })),
    }),
    [session.kind, isKnown, pendingToken, takesRecoveryCode, navigate],
  );
}

function continueAfterLogin(wanted: string | null, navigate: (address: string, state?: unknown) => void): void {
  const session = currentSession();
  const remembered = takeRequestedAddress(isOpen(session) ? (session.user?.login ?? null) : null);
  if (session.kind === 'restricted') {
    const key = session.unconfirmed ? 'account.unconfirmedLogin' : 'account.unverifiedLogin';
    showInformation({ title: translate('account.restrictedTitle'), text: translate(key) });
    navigate(portalAccounts().index?.home ?? '/');
    return;
  }
  const draft = placeOfDraft();
  const address = (wanted === null ? null : insideAddress(wanted)) ?? remembered ?? draft?.address ?? portalAccounts().index?.start ?? '/';
  navigate(address, draft?.address === address ? draft.state : null);
}
