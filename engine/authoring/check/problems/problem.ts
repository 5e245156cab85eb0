import type { Span } from '../../parse/source-file';
import type { Place } from '../../source/loaded-pack';
import { type RuleId, rules, type Severity } from './rule-list';

/** Something wrong in a definition, said to its author. */
export interface Problem {
  /** Stable name of the broken rule. */
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly place: Place;
  /** Characters from the place on that are meant. */
  readonly length: number;
  readonly message: string;
  /** What would be right. */
  readonly expected?: string;
  /** What stands there. */
  readonly got?: string;
  /** The nearest right name. */
  readonly suggestion?: string;
}

/** What a rule says of a place besides its name. */
export interface ProblemDetails {
  readonly message: string;
  readonly expected?: string | undefined;
  readonly got?: string | undefined;
  readonly suggestion?: string | null | undefined;
}

/** Reports that a rule is broken at a place. */
export type Report = (rule: RuleId, span: Span, details: ProblemDetails) => void;

/** Collects problems; the same words about the same place are kept once. */
export function collectProblems(): { readonly report: Report; list(): Problem[] } {
  const found = new Map<string, Problem>();
  return {
    report(rule, span, details) {
      const { file, line, column } = span.place;
      const key = `${rule} ${file} ${line}:${column} ${details.message}`;
      if (!found.has(key)) found.set(key, { rule, severity: rules[rule].severity, ...problemAt(span, details) });
    },
    list: () => [...found.values()].sort(byPlace),
  };
}

/** What a problem says besides its rule: what is not known is left out. */
export function problemAt(
  { place, length }: Span,
  { message, expected, got, suggestion }: ProblemDetails,
): Omit<Problem, 'rule' | 'severity'> {
  return {
    place,
    length,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(got === undefined ? {} : { got }),
    ...(suggestion ? { suggestion } : {}),
  };
}

function byPlace(left: Problem, right: Problem): number {
  const file = left.place.file < right.place.file ? -1 : left.place.file > right.place.file ? 1 : 0;
  return file || left.place.line - right.place.line || left.place.column - right.place.column;
}
