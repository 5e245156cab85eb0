import type { Formula } from './formula';
import { isOfData, lacking } from './misfit';
import { type RunFormula, readyFormula } from './run-formula';
import type { Scope } from './scope';

type Outcome = { readonly value: unknown } | { readonly reason: unknown };

/**
 * Makes a formula ready that goes through a list for each row of another: what it gives is remembered by what it reads of the row, so that
 * rows with the same values share one answer. Five thousand dues of one card would else go through five thousand owners each, and join them.
 */
export function readyForRows(formula: Formula): RunFormula {
  const run = readyFormula(formula);
  if (!hasLoop(formula)) return run;
  const reads = readsByRoot(formula);
  const byRow = new Map([...reads].map(([root, paths]) => [root, paths?.map(readyFormula) ?? null] as const));
  // What stands around a row is the same object for all rows of a screen, and another one for the next screen.
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

/** What the formula reads of the names of a row, as a text; null where it reads more than single values. */
function keyOf(scope: Scope, byRow: ReadonlyMap<string, readonly RunFormula[] | null>): string | null {
  const parts: string[] = [];
  for (const root of scope.ownNames()) {
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
  // Written so that no text of a value can be taken for the border between two.
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

/** The single values that a formula reads, by their root; null for a root that it reads as a whole. */
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
