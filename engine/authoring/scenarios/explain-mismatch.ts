import type { Mismatch } from '../../scenarios';
import { listNames, nearest } from '../check/problems/nearest';
import type { ProblemDetails } from '../check/problems/problem';

/** Says to the author of a scenario what is not as expected. */
export function explainMismatch(scenario: string, { kind, expected, got, known = [] }: Mismatch): ProblemDetails {
  const about = `In “${scenario}”`;
  switch (kind) {
    case 'different':
      return { message: `${about} the screen shows something else.`, expected: inWords(expected), got: inWords(got) };
    case 'too-many':
      return {
        message: `${about} the list is shorter than expected; this item is missing.`,
        expected: inWords(expected),
        got: inWords(got),
      };
    case 'too-few':
      return { message: `${about} the list is longer than expected.`, expected: inWords(expected), got: `also ${inWords(got)}` };
    case 'not-included':
      return { message: `${about} this line is not printed.`, expected: inWords(expected), got: inWords(got) };
    case 'unknown-name': {
      const name = String(expected);
      return { message: `${about} there is no ${name} here.`, expected: listNames(known), got: name, suggestion: nearest(name, known) };
    }
  }
}

const longest = 600;

/** A value as JSON with plain spaces, cut when it is long. */
function inWords(value: unknown): string {
  const text = (JSON.stringify(value) ?? 'nothing').replaceAll(/[\u00a0\u202f]/g, ' ');
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
