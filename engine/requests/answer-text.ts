import { failure, type Result, success } from '../values/result';

// Half of a pair of code units can stand in JSON only as an escape; what joins or encodes texts would throw at it.
const half = /\\u[dD][89a-fA-F][0-9a-fA-F]{2}/;
const lone = /\p{Surrogate}/gu;

/** Reads the JSON of an answer; an empty body, as of a call that only does something, is null. Texts are whole characters. */
export function parseAnswerText(text: string): Result<unknown, null> {
  if (text === '') return success(null);
  try {
    return success(half.test(text) ? JSON.parse(text, withWholeTexts) : JSON.parse(text));
  } catch {
    return failure(null);
  }
}

function withWholeTexts(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(lone, '\uFFFD') : value;
}
