import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isOpen, numberOfSubject, type Session } from '../../portal';
import { snackbarAtom } from '../messages/message-atoms';
import { takeNotice } from '../messages/stored-notice';
import { useQueryClient } from '../office/use-query';
import { ownAnswersKey } from '../service/use-answers';
import { portalAccounts } from '../session/portal-accounts';
import { forgetRequestedAddress, requestedPath } from '../session/requested-address';
import { currentSession, doubtAtom, isOfSession, readOtherTabs, sessionAtom } from '../session/session-store';
import { useAtomValue, useSetAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { tick } from './session-effects';
import { loadAccount } from './session-office';

/** Keeps the session up to date with the clock, the office, other tabs, and what this page has stored. */
export function useKeptSession(): void {
  const session = useAtomValue(sessionAtom);
  useTicking(isOpen(session));
  useOtherTabs();
  useAccount(session);
  useForgetting(session);
  useLeftBehind(session);
  useLeftNotice();
}

function useTicking(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [open]);
}

/** A page that was asleep, or is shown again by the back button, first reads what other tabs have stored meanwhile. */
function useOtherTabs(): void {
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => {
      if (isOfSession(key)) readOtherTabs();
    };
    const woken = () => {
      readOtherTabs();
      tick();
      delete document.documentElement.dataset.frozen;
    };
    const shown = () => {
      document.documentElement.inert = false;
      woken();
    };
    // A page that the back button shows again must not show a user's data before it knows that the session still exists.
    const frozen = () => {
      if (isOpen(currentSession())) document.documentElement.dataset.frozen = 'true';
    };
    // Events since the start of the script have not been noticed.
    readOtherTabs();
    window.addEventListener('storage', changed);
    window.addEventListener('pagehide', frozen);
    window.addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', woken);
    return () => {
      window.removeEventListener('storage', changed);
      window.removeEventListener('pagehide', frozen);
      window.removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', woken);
    };
  }, []);
}

/** After a reload the office is asked who is signed in; what it could not say is asked again on the next page. */
function useAccount(session: Session): void {
  const [path] = useLocation();
  const asked = useRef('');
  const doubts = useAtomValue(doubtAtom);
  const token = isOpen(session) ? session.token : null;
  const lacks = isOpen(session) && (session.user === null || (session.kind === 'signed-in' && session.subjects === null));
  useEffect(() => {
    const turn = `${token} ${path}`;
    if (!lacks || asked.current === turn) return;
    asked.current = turn;
    void loadAccount();
  }, [lacks, token, path]);
  useEffect(() => {
    if (doubts > 0 && isOpen(currentSession())) void loadAccount();
  }, [doubts]);
}

/** When a visitor leaves the login pages, the requested address is forgotten. */
function useLeftBehind(session: Session): void {
  const [path] = useLocation();
  const before = useRef(path);
  const open = isOpen(session);
  useEffect(() => {
    const last = before.current;
    before.current = path;
    // The address `/` only leads to the start page.
    if (open || last === path || last === '/') return;
    const { index } = portalAccounts();
    const isOnTheWay = index !== null && [index.login, ...index.ownAnswers].includes(path);
    if (!isOnTheWay && path !== requestedPath()) forgetRequestedAddress();
  }, [path, open]);
}

/** Forgets a user's data when the user logs out or another one logs in, and unused data when the subject changes. */
function useForgetting(session: Session): void {
  const queries = useQueryClient();
  const token = isOpen(session) ? session.token : null;
  const subject = subjectKey(session);
  const before = useRef({ token, subject });
  useEffect(() => {
    const last = before.current;
    before.current = { token, subject };
    if (last.token !== null && token === null) {
      queries.cancelQueries({ queryKey: ownAnswersKey });
      queries.removeQueries({ queryKey: ownAnswersKey });
    } else if (last.token !== null && last.token !== token) void queries.resetQueries({ queryKey: ownAnswersKey });
    else if (last.subject !== subject) queries.removeQueries({ queryKey: ownAnswersKey, type: 'inactive' });
  }, [token, subject, queries]);
}

function subjectKey(session: Session): string {
  const number = session.kind === 'signed-in' && session.subject !== null ? numberOfSubject(session.subject) : null;
  return `${number?.nip ?? ''}/${number?.pesel ?? ''}`;
}

function useLeftNotice(): void {
  const { t } = useTranslation();
  const showMessage = useSetAtom(snackbarAtom);
  useEffect(() => {
    const notice = takeNotice();
    if (notice !== null) showMessage({ text: t(notice) });
  }, [showMessage, t]);
}
