import { type AuthorLanguage, say, word } from '../messages';
import { indexLines } from '../parse/line-index';
import type { Place } from '../source/loaded-pack';
import type { PackCheck } from './check-pack';
import { type Problem, problemIn } from './problems/problem';

/** A problem of the checker, or of another check that speaks of places in the same files. */
export type ReportedProblem = Omit<Problem, 'rule'> & { readonly rule: string };

interface Reported {
  readonly problems: readonly ReportedProblem[];
}

/** A check as data for other tools. The shape is stable; a change of it raises `version`. */
export interface ProblemReport {
  readonly version: 1;
  readonly errors: number;
  readonly warnings: number;
  readonly problems: readonly ReportedProblem[];
}

/** A check as data for other tools. */
export function problemReport({ problems }: Reported): ProblemReport {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { version: 1, errors, warnings: problems.length - errors, problems };
}

/** A check as text for its author: place, rule, message and the line with the spot underlined. `nameOf` turns a place's file into a path. */
export function reportText(
  check: Reported & Pick<PackCheck, 'sourceOf'>,
  nameOf: (file: string) => string = (file) => file,
  language: AuthorLanguage = 'en',
): string {
  const { errors, warnings } = problemReport(check);
  // What keeps the pack from being published comes first; each part stays in the order of its files.
  const inOrder = (['error', 'warning'] as const).flatMap((severity) => check.problems.filter((problem) => problem.severity === severity));
  const parts = inOrder.map((problem) =>
    problemText(problemIn(problem, language), check.sourceOf(problem.place.file), nameOf(problem.place.file), language),
  );
  const totals = say('totals', { errors: say('errors', { count: errors }), warnings: say('warnings', { count: warnings }) });
  return [...parts, word(totals, language)].join('\n\n');
}

function problemText(problem: ReportedProblem, source: string | null, name: string, language: AuthorLanguage): string {
  const { place, rule, severity, message, expected, got, suggestion } = problem;
  const lines = [`${name}:${place.line}:${place.column}  ${word(say(severity), language)}  ${rule}`, `  ${message}`];
  if (source !== null) lines.push(...codeFrame(source, place, problem.length));
  if (expected !== undefined) lines.push(`  ${word(say('expected', { expected }), language)}`);
  if (got !== undefined) lines.push(`  ${word(say('got', { got }), language)}`);
  if (suggestion !== undefined) lines.push(`  ${word(say('did-you-mean', { suggestion }), language)}`);
  return lines.join('\n');
}

const frameWidth = 110;

/** The line of a place with `~` under the spot. Of a long line the part around the spot is shown. */
function codeFrame(source: string, { line, column }: Place, length: number): string[] {
  const text = indexLines(source).lineText(line).replaceAll('\t', ' ');
  const from = column - 1 > frameWidth - 30 ? column - 31 : 0;
  const shown = printable(text.slice(from, from + frameWidth));
  const start = column - 1 - from;
  const marks = '~'.repeat(Math.max(1, Math.min(length, shown.length - start)));
  const number = String(line).padStart(5);
  return [`${number} | ${shown}`, `${' '.repeat(5)} | ${' '.repeat(start)}${marks}`];
}

/** Control characters would move the cursor of a terminal. */
function printable(text: string): string {
  return [...text].map((character) => (character < ' ' || character === '\u007f' ? '?' : character)).join('');
}
