import { isRecord } from '../values/is-record';
import { failure, type Result, success } from '../values/result';
import type { OfficeError } from './office-call';

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

/** What the body of an error says, in the names of the specification; a body that says nothing leaves the status. */
export function parseErrorText(text: string, status: number): OfficeError {
  const read = parseAnswerText(text);
  const { kod, opis } = read.ok && isRecord(read.value) ? read.value : {};
  if (kod === undefined && opis === undefined) return { kind: 'http', status, kod: null, opis: null };
  return {
    kind: 'office',
    status,
    kod: typeof kod === 'string' || typeof kod === 'number' ? String(kod) : null,
    opis: typeof opis === 'string' && opis !== '' ? opis : null,
  };
}
