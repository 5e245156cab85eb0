import { useMemo } from 'react';
import type { ScreenContext } from '../../engine';
import { isOpen, presumedSession, type Session, userValues } from '../../portal';
import { useAtomValue } from '../storage/atom';
import { currentSession, sessionAtom } from './session-store';

/** What a page knows of its user. */
export type PageUser = Pick<ScreenContext, 'subject' | 'signedIn' | 'user'>;

/** A page user without a session. */
export const nobody: PageUser = { subject: null, signedIn: false, user: null };

/** The user that this page will probably have, for calls that are sent ahead while the office has not named its subject yet. */
export function presumedPageUser(): PageUser {
  return pageUser(presumedSession(currentSession()));
}

/** The user of this page. It stays the same object while only the countdown goes on. */
export function usePageUser(): PageUser {
  const session = useAtomValue(sessionAtom);
  const facts = JSON.stringify(pageUser(session));
  return useMemo((): PageUser => JSON.parse(facts), [facts]);
}

function pageUser(session: Session): PageUser {
  if (!isOpen(session)) return nobody;
  return { subject: session.kind === 'signed-in' ? session.subject : null, signedIn: true, user: userValues(session) };
}
