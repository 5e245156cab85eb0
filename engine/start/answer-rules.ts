import { isListed } from '../session/call-token';

/** What a status of the office's answer means for the whole portal. */
export type AnswerRule =
  /** Remove both tokens, store the maintenance flag, go to the maintenance page. */
  | 'maintenance'
  /** Remove both tokens and load the portal anew from its root. */
  | 'signed-out'
  /** Only the one who asked is told. */
  | 'none';

/** Who is told of an answer. */
export interface AnswerListener {
  readonly signedIn: boolean;
  /** Routes on which a 401 is an answer to what was typed, and which show it themselves. */
  readonly ownAnswers: readonly string[];
}

/** Decides what an answer's status means on this page. A visitor has nothing to be signed out of. */
export function answerRule(status: number, path: string, { signedIn, ownAnswers }: AnswerListener): AnswerRule {
  if (status === 503) return 'maintenance';
  return status === 401 && signedIn && !isListed(path, ownAnswers) ? 'signed-out' : 'none';
}
