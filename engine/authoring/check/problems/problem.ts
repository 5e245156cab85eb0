import type { Span } from '../../parse/source-file';
import type { Place } from '../../source/loaded-pack';
import { type RuleId, rules, type Severity } from './rule-list';

/** A mistake in a definition, reported to its author. */
export interface Problem {
  /** Stable name of the broken rule. */
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly place: Place;
  /** Number of characters from the place on that are wrong. */
  readonly length: number;
  readonly message: string;
  /** What was expected. */
  readonly expected?: string;
  /** What stands there. */
  readonly got?: string;
  /** The nearest right name. */
  readonly suggestion?: string;
}

/** Details of a problem. */
export interface ProblemDetails {
  readonly message: string;
  readonly expected?: string | undefined;
  readonly got?: string | undefined;
  readonly suggestion?: string | null | undefined;
}

/** Reports that a rule is broken at a place. */
export type Report = (rule: RuleId, span: Span, details: ProblemDetails) => void;

/** Collects problems; the same message about the same place is kept once. */
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

/** The details of a problem, without those that are not given. */
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
