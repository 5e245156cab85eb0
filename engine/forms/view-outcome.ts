import type { ExpectedOutcome } from '../language/scenarios.generated';
import type { FormOutcome, FormProblem } from './form-model';

/** What the answer to something that was sent means, as a scenario sees it. */
export function viewOutcome(outcome: FormOutcome): Required<ExpectedOutcome> {
  if (outcome.kind === 'failed') {
    const { notice, problem, goTo, mayRetry } = outcome;
    return { done: false, message: notice, problem: problem && pairOf(problem), goTo, input: null, refresh: [], session: null, mayRetry };
  }
  const { message, goTo, input, refresh, session } = outcome;
  return { done: true, message, problem: null, goTo, input, refresh: [...refresh], session, mayRetry: false };
}

/** A problem as a scenario sees it: its field, then its message. */
export function pairOf({ field, message }: FormProblem): string[] {
  return [field, message];
}
