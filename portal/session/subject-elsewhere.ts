import type { Subject } from '../../engine';
import { isSameSubject, numberOfSubject } from './choose-subject';
import type { Session } from './session';

/** The subject chosen in another tab while this page has unsent input. */
export interface HeardSubject {
  /** The session as it goes on here: still for the page's own subject. */
  readonly session: Session;
  /** The subject that was chosen in another tab; null when it is the page's own. */
  readonly elsewhere: Subject | null;
}

/**
 * Another tab has stored something. Where the same user now acts for another subject, this page keeps its own until the resident has
 * decided: what is typed here was meant for that one, and is sent for no other.
 */
export function keepOwnSubject(before: Session, heard: Session): HeardSubject {
  if (before.kind !== 'signed-in' || heard.kind !== 'signed-in' || before.token !== heard.token) return { session: heard, elsewhere: null };
  const { subject: own } = before;
  const { subject: other } = heard;
  if (own === null || other === null || isSameSubject(own, numberOfSubject(other))) return { session: heard, elsewhere: null };
  return { session: { ...heard, subject: own }, elsewhere: other };
}
