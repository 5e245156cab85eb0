import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a challenge of ALTCHA: work that costs a browser about a second, and whoever sends forms in thousands hours. The solution is what
 * the login call carries, null when the challenge is of another shape or cannot be solved here.
 */
export async function solveCaptcha(challenge: unknown): Promise<string | null> {
  if (!isChallenge(challenge)) return null;
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
  } catch {
    // A page that was not opened over https has no cryptography; an algorithm that is not known here cannot be done either.
    return null;
  }
}

function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null || !('parameters' in value) || !('signature' in value)) return false;
  const { parameters, signature } = value;
  if (typeof signature !== 'string' || typeof parameters !== 'object' || parameters === null) return false;
  const texts = ['algorithm', 'nonce', 'salt', 'keyPrefix'];
  const numbers = ['cost', 'keyLength'];
  const fields: Readonly<Record<string, unknown>> = { ...parameters };
  return texts.every((name) => typeof fields[name] === 'string') && numbers.every((name) => Number.isSafeInteger(fields[name]));
}
