import { isListed } from '../session/call-token';

/** What a status of the office's answer means for the whole portal. */
export type AnswerRule =
  /** Remove both tokens, store the maintenance flag, go to the maintenance page. */
  | 'maintenance'
  /** Remove both tokens and reload the portal from its root. */
  | 'signed-out'
  /** It may be the answer to what was typed, or to a session that is over: ask the office which. */
  | 'ask'
  /** Only the caller handles it. */
  | 'none';

/** The call that was answered, and who handles it. */
export interface AnswerListener {
  readonly signedIn: boolean;
  /** Routes on which a 401 may be an answer to what was typed, which they show themselves. */
  readonly ownAnswers: readonly string[];
  /** The call sent something that was typed; one that only reads cannot be refused for it. */
  readonly sends: boolean;
}

/** Decides what a status means on this page. A visitor cannot be signed out. */
export function answerRule(status: number, path: string, { signedIn, ownAnswers, sends }: AnswerListener): AnswerRule {
  if (status === 503) return 'maintenance';
  if (status !== 401 || !signedIn) return 'none';
  return sends && isListed(path, ownAnswers) ? 'ask' : 'signed-out';
}
