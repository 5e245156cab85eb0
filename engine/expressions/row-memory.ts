import type { Formula } from './formula';
import { isOfData, lacking } from './misfit';
import { type RunFormula, readyFormula } from './run-formula';
import type { Scope } from './scope';

type Outcome = { readonly value: unknown } | { readonly reason: unknown };

/**
 * Prepares a formula that loops over a list for each row of another one. Its result is cached by the values that it reads from the row.
 * Otherwise five thousand dues of one card would take minutes.
 */
export function readyForRows(formula: Formula): RunFormula {
  const run = readyFormula(formula);
  if (!hasLoop(formula)) return run;
  const reads = readsByRoot(formula);
  const byRow = new Map([...reads].map(([root, paths]) => [root, paths?.map(readyFormula) ?? null] as const));
  // The scope around a row is the same object for all rows of a screen, and a new one for the next screen.
  const remembered = new WeakMap<Scope, Map<string, Outcome>>();
  return (names, bound) => {
    const key = names.outer === null ? null : keyOf(names, byRow);
    if (names.outer === null || key === null) return run(names, bound);
    const known = remembered.get(names.outer) ?? new Map<string, Outcome>();
    remembered.set(names.outer, known);
    const outcome = known.get(key) ?? outcomeOf(() => run(names, bound));
    known.set(key, outcome);
    if ('reason' in outcome) throw outcome.reason;
    return outcome.value;
  };
}

/** Cache key: the values that the formula reads from the row; null if it reads more than single values. */
function keyOf(scope: Scope, byRow: ReadonlyMap<string, readonly RunFormula[] | null>): string | null {
  const parts: string[] = [];
  for (const root of Object.keys(scope.names)) {
    const reads = byRow.get(root);
    if (reads === undefined) continue;
    if (reads === null) return null;
    for (const read of reads) {
      const outcome = outcomeOf(() => read(scope, null));
      if ('reason' in outcome && outcome.reason !== lacking) return null;
      const value = 'reason' in outcome ? undefined : outcome.value;
      if (typeof value === 'object' && value !== null) return null;
      parts.push(typeof value, String(value));
    }
  }
  // Encoded so that no value can imitate the separator.
  return JSON.stringify(parts);
}

function outcomeOf(work: () => unknown): Outcome {
  try {
    return { value: work() };
  } catch (reason) {
    if (!isOfData(reason)) throw reason;
    return { reason };
  }
}

function hasLoop(formula: Formula): boolean {
  return 'by' in formula && typeof formula.by === 'object' ? true : partsOf(formula).some(hasLoop);
}

/** The paths that a formula reads, by root; null for a root that is read as a whole. */
function readsByRoot(formula: Formula): ReadonlyMap<string, readonly Formula[] | null> {
  const found = new Map<string, Formula[] | null>();
  const add = (path: readonly string[], read: Formula | null): void => {
    const [root = ''] = path;
    const known = found.get(root);
    found.set(root, read === null || known === null ? null : [...(known ?? []), read]);
  };
  const collect = (part: Formula, bound: readonly string[]): void => {
    if (part.kind === 'path') {
      if (!bound.includes(part.path[0] ?? '')) add(part.path, part.path.length > 1 ? part : null);
    } else if (part.kind === 'has' && part.of.kind === 'path') {
      if (!bound.includes(part.of.path[0] ?? '')) add(part.of.path, part);
    } else {
      const inner = 'by' in part && typeof part.by === 'object' ? [...bound, part.name] : bound;
      for (const next of partsOf(part)) collect(next, inner);
    }
  };
  collect(formula, []);
  return found;
}

/** The formulas that a formula consists of, wherever they stand in it. */
function partsOf(formula: Formula): readonly Formula[] {
  return Object.values(formula).flat(2).filter(isFormula);
}

function isFormula(part: unknown): part is Formula {
  return typeof part === 'object' && part !== null && 'kind' in part;
}
