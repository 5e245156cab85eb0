import { failure, type Result, success } from '../values/result';
import type { PatternProgram, PatternStep } from './pattern-program';

/** Most steps of a pattern, so that repetitions such as {1000} cannot make it large. */
const mostSteps = 1000;

// A bracket of a group, a mark, an escape, a class or one character.
const token =
  /\((?:\?:|\?<\w+>)?|[)|^$]|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[A-Za-z]|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|./suy;
const repetition = /([*+?])\??|\{(\d+)(,(\d*))?\}\??/suy;

/** Why a pattern cannot be compiled. */
export type PatternFailure =
  | 'it is not a regular expression'
  | 'it refers back to a group'
  | 'it looks ahead or behind'
  | 'it repeats too much';

/** Compiles a regular expression into steps that take each character once. The failure says why it cannot be. */
export function compilePattern(pattern: string): Result<PatternProgram, PatternFailure> {
  try {
    new RegExp(pattern, 'u');
  } catch {
    return failure('it is not a regular expression');
  }
  if (/\\[1-9]|\\k/.test(pattern.replaceAll('\\\\', ''))) return failure('it refers back to a group');
  if (/\(\?(=|!|<=|<!)/.test(pattern)) return failure('it looks ahead or behind');
  try {
    const steps = new PatternReader(pattern).read();
    return steps.length > mostSteps ? failure(tooLarge) : success(steps);
  } catch (reason) {
    if (reason !== large) throw reason;
    return failure(tooLarge);
  }
}

const tooLarge = 'it repeats too much';
const large = new Error(tooLarge);

// Steps of a part, with ways as distances, so that a part can stand anywhere and be repeated.
type Part = readonly PatternStep[];

class PatternReader {
  private at = 0;

  constructor(private readonly pattern: string) {}

  read(): PatternProgram {
    const part = this.alternatives();
    return [...part, { done: true } as const].map((step, place) => ('ways' in step ? { ways: step.ways.map((way) => way + place) } : step));
  }

  private alternatives(): Part {
    const part = this.sequence();
    if (this.pattern[this.at] !== '|') return part;
    this.at += 1;
    const rest = this.alternatives();
    return bounded([{ ways: [1, part.length + 2] }, ...part, { ways: [rest.length + 1] }, ...rest]);
  }

  private sequence(): Part {
    let part: Part = [];
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern[this.at] ?? '')) part = bounded([...part, ...this.repeated()]);
    return part;
  }

  private repeated(): Part {
    const part = this.atom();
    repetition.lastIndex = this.at;
    const found = repetition.exec(this.pattern);
    if (!found) return part;
    this.at = repetition.lastIndex;
    const [, sign, least, rest, most] = found;
    if (sign === '?') return optional(part);
    if (sign === '*') return many(part);
    if (sign === '+') return [...part, ...many(part)];
    // `{2}` is exactly two, `{2,}` has no upper bound.
    const from = Number(least);
    const bound = most ? Number(most) : null;
    const to = rest === undefined ? from : bound;
    if (from * part.length > mostSteps || (to ?? 0) * (part.length + 1) > mostSteps) throw large;
    const needed = Array.from({ length: from }, () => part).flat();
    if (to === null) return [...needed, ...many(part)];
    return [...needed, ...Array.from({ length: to - from }).reduce<Part>((inner) => optional([...part, ...inner]), [])];
  }

  private atom(): Part {
    token.lastIndex = this.at;
    const [text = ''] = token.exec(this.pattern) ?? [];
    this.at += text.length;
    if (text.startsWith('(')) {
      const inside = this.alternatives();
      this.at += 1;
      return inside;
    }
    if (text === '^' || text === '$' || text === '\\b' || text === '\\B') return [{ at: text }];
    return [{ take: text }];
  }
}

function optional(part: Part): Part {
  return [{ ways: [1, part.length + 1] }, ...part];
}

function many(part: Part): Part {
  return [{ ways: [1, part.length + 2] }, ...part, { ways: [-part.length - 1] }];
}

function bounded(part: Part): Part {
  if (part.length > mostSteps) throw large;
  return part;
}
