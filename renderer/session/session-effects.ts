import { removeStored, saveStored } from '../stored-value';

/** Logs the resident in with the token that an answer of the office carries. */
export async function startSession(answer: unknown): Promise<void> {
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : null;
  if (typeof token === 'string' && token !== '') saveStored('okienko.token', token);
}

/** Forgets the session of this browser. */
export async function endSession(): Promise<void> {
  removeStored('okienko.token');
}
