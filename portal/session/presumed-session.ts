import type { Session } from './session';

/**
 * The session as it will probably be once the office has said for whom the user may act: with the subject of the last page. It is for
 * calls that are sent ahead only. The office judges each of them by its token, and a screen takes only answers for its real subject.
 */
export function presumedSession(session: Session): Session {
  if (session.kind !== 'signed-in' || session.subject !== null || session.kept === null) return session;
  const { nip, pesel } = session.kept;
  return { ...session, subject: { name: '', institution: nip !== null, nip, pesel } };
}
