import type { ASTNode } from '@marcbachmann/cel-js';
import { parsePath } from '../../../expressions';
import { createEnvironment } from '../../../expressions/cel';
import { readsOf } from '../../../expressions/reads';
import { type Phrase, say } from '../../messages';
import { type Conditions, writtenOut } from '../../source/conditions';
import { slipOf } from './formula-slips';

/** A formula as a tree, or where and why it cannot be read. Positions count from the `=` of the formula. */
export type Formula =
  | { readonly ok: true; readonly tree: ASTNode }
  | { readonly ok: false; readonly message: Phrase; readonly start: number; readonly end: number };

const environment = createEnvironment();
const most = 5000;
const parsed = new Map<string, Formula>();

/** Parses a formula that begins with `=`; the same formula is parsed once. */
export function parseFormula(expression: string): Formula {
  const known = parsed.get(expression);
  if (known) return known;
  if (parsed.size >= most) parsed.clear();
  const formula = parse(expression);
  parsed.set(expression, formula);
  return formula;
}

function parse(expression: string): Formula {
  try {
    return { ok: true, tree: environment.parse(expression.slice(1)).ast };
  } catch (error) {
    const range = rangeOf(error);
    const slip = isLimit(error) ? null : slipOf(expression, range.start + 1);
    if (slip !== null) return { ok: false, ...slip };
    const summary =
      typeof error === 'object' && error !== null && 'summary' in error
        ? say('cel', { summary: String(error.summary) })
        : say('cannot-be-read');
    return {
      ok: false,
      message: summary,
      start: Math.min(expression.length, range.start + 1),
      end: Math.min(expression.length, range.end + 1),
    };
  }
}

/** Whether a formula is right but too long or too deep. */
function isLimit(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'summary' in error && String(error.summary).startsWith('Exceeded');
}

function rangeOf(error: unknown): { readonly start: number; readonly end: number } {
  const range = typeof error === 'object' && error !== null && 'range' in error ? error.range : null;
  const start = typeof range === 'object' && range !== null && 'start' in range ? Number(range.start) : 0;
  const end = typeof range === 'object' && range !== null && 'end' in range ? Number(range.end) : start;
  return { start, end: Math.max(end, start + 1) };
}

/** Paths of names that a formula reads, through the named conditions that are given; of a formula that cannot be read none. */
export function readPaths(expression: string, conditions?: Conditions): readonly (readonly string[])[] {
  const written = writtenOut(expression, conditions);
  const path = parsePath(written);
  if (path) return [path];
  return parseFormula(written).ok ? readsOf(written) : [];
}
