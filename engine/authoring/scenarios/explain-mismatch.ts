import type { Mismatch } from '../../scenarios';
import { listNames, nearest } from '../check/problems/nearest';
import type { ProblemDetails } from '../check/problems/problem';
import { type Phrase, say } from '../messages';

/** Says to the author of a scenario what is not as expected. */
export function explainMismatch(scenario: string, { kind, expected, got, known = [] }: Mismatch): ProblemDetails {
  switch (kind) {
    case 'different':
      return { message: say('shows-else', { scenario }), expected: inWords(expected), got: inWords(got) };
    case 'too-many':
      return {
        message: say('list-shorter', { scenario }),
        expected: inWords(expected),
        got: inWords(got),
      };
    case 'too-few':
      return { message: say('list-longer', { scenario }), expected: inWords(expected), got: say('also', { value: inWords(got) }) };
    case 'not-included':
      return { message: say('line-not-printed', { scenario }), expected: inWords(expected), got: inWords(got) };
    case 'unknown-name': {
      const name = String(expected);
      return {
        message: say('nothing-so-named', { scenario, name }),
        expected: listNames(known),
        got: name,
        suggestion: nearest(name, known),
      };
    }
  }
}

const longest = 600;

/** A value as JSON with plain spaces, cut when it is long. */
function inWords(value: unknown): Phrase | string {
  const json = JSON.stringify(value);
  if (json === undefined) return say('nothing');
  const text = json.replaceAll(/[\u00a0\u202f]/g, ' ');
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
