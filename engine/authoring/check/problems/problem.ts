import { type AuthorLanguage, type Phrase, word } from '../../messages';
import type { Span } from '../../parse/source-file';
import type { Place } from '../../source/loaded-pack';
import { type RuleId, rules } from './rule-list';
import type { Severity } from './rule-set';

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
  /** What the texts above say, apart from the language: an id with its values, or a name or piece of JSON as it is. */
  readonly said: SaidOfProblem;
}

/** What a problem says, to be worded in a language. */
export interface SaidOfProblem {
  readonly message: Phrase;
  readonly expected?: Phrase | string;
  readonly got?: Phrase | string;
}

/** Details of a problem. A text is a name or a piece of JSON, the same in every language. */
export interface ProblemDetails {
  readonly message: Phrase;
  readonly expected?: Phrase | string | undefined;
  readonly got?: Phrase | string | undefined;
  readonly suggestion?: string | null | undefined;
}

/** Reports that a rule is broken at a place. */
export type Report = (rule: RuleId, span: Span, details: ProblemDetails) => void;

/** Collects problems; the same message about the same place is kept once. */
export function collectProblems(): { readonly report: Report; list(): Problem[] } {
  const found = new Map<string, Problem>();
  return {
    report(rule, span, details) {
      const { key, problem } = reported(rule, span, details);
      if (!found.has(key)) found.set(key, problem);
    },
    list: () => [...found.values()].sort(byPlace),
  };
}

interface Reported {
  readonly rule: RuleId;
  readonly span: Span;
  /** The same for the same message about the same place. */
  readonly key: string;
  readonly problem: Problem;
}

// What a check repeats from an earlier one it reports with the same objects, and thousands of sentences need not be put together again.
const reports = new WeakMap<ProblemDetails, Reported>();

function reported(rule: RuleId, span: Span, details: ProblemDetails): Reported {
  const known = reports.get(details);
  if (known?.rule === rule && known.span === span) return known;
  const { file, line, column } = span.place;
  const key = `${rule} ${file} ${line}:${column} ${word(details.message, 'en')}`;
  const made = { rule, span, key, problem: { rule, severity: rules[rule].severity, ...problemAt(span, details) } };
  reports.set(details, made);
  return made;
}

/** The details of a problem in English, without those that are not given. */
export function problemAt({ place, length }: Span, details: ProblemDetails): Omit<Problem, 'rule' | 'severity'> {
  const { message, expected, got, suggestion } = details;
  const said = { message, ...(expected === undefined ? {} : { expected }), ...(got === undefined ? {} : { got }) };
  return { place, length, ...worded(said, 'en'), ...(suggestion ? { suggestion } : {}), said };
}

/** A problem in the words of a language. */
export function problemIn<Told extends { readonly said: SaidOfProblem }>(problem: Told, language: AuthorLanguage): Told {
  return { ...problem, ...worded(problem.said, language) };
}

function worded({ message, expected, got }: SaidOfProblem, language: AuthorLanguage): Pick<Problem, 'message' | 'expected' | 'got'> {
  return {
    message: word(message, language),
    ...(expected === undefined ? {} : { expected: word(expected, language) }),
    ...(got === undefined ? {} : { got: word(got, language) }),
  };
}

function byPlace(left: Problem, right: Problem): number {
  const file = left.place.file < right.place.file ? -1 : left.place.file > right.place.file ? 1 : 0;
  return file || left.place.line - right.place.line || left.place.column - right.place.column;
}
