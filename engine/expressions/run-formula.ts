import { createMatcher, type Matcher } from '../patterns/matcher';
import type { PatternProgram } from '../patterns/pattern-program';
import { compute, inOrder, isSame } from './decimals';
import type { Formula } from './formula';
import { callFunction } from './functions';
import { isOfData, refuse, unfit } from './misfit';

/** The names that a formula can read, by name. */
export type Scope = Readonly<Record<string, unknown>>;

/** The item of a list that a loop has come to, under its name. One such is used for all items of a list. */
interface Bound {
  readonly name: string;
  item: unknown;
  readonly outer: Bound | null;
}

/** Works out a formula. It throws `unfit` over an empty or missing value and a `Misfit` over one of the wrong kind. */
export function runFormula(formula: Formula, names: Scope, bound: Bound | null = null): unknown {
  const run = (inner: Formula): unknown => runFormula(inner, names, bound);
  switch (formula.kind) {
    case 'value':
      return formula.value;
    case 'path':
      return readPath(formula.path, names, bound);
    case 'member':
      return member(run(formula.of), formula.name);
    case 'item':
      return itemAt(run(formula.of), run(formula.at));
    case 'has':
      return hasMember(run(formula.of), formula.name);
    case 'compare': {
      const [left, right] = [run(formula.left), run(formula.right)];
      if (formula.by === '==') return isSame(left, right);
      if (formula.by === '!=') return !isSame(left, right);
      return inOrder(formula.by, left, right);
    }
    case 'compute':
      return compute(formula.by, run(formula.left), run(formula.right));
    case 'minus':
      return compute('-', 0, run(formula.of));
    case 'in':
      return isIn(run(formula.left), run(formula.right));
    case 'both':
      return decide(false, formula.left, formula.right, names, bound);
    case 'either':
      return decide(true, formula.left, formula.right, names, bound);
    case 'not':
      return !truth(run(formula.of));
    case 'choice':
      return run(truth(run(formula.when)) ? formula.one : formula.other);
    case 'list':
      return formula.items.map(run);
    case 'object':
      return Object.fromEntries(formula.entries.map(([name, value]) => [name, run(value)]));
    case 'call':
      return callFunction(formula.name, formula.values.map(run));
    case 'matches':
      return matcherOf(formula.pattern).test(text(run(formula.of)));
    default:
      return loop(formula, names, bound);
  }
}

function readPath(path: readonly string[], names: Scope, bound: Bound | null): unknown {
  const [root = ''] = path;
  let at = bound;
  while (at !== null && at.name !== root) at = at.outer;
  let value: unknown = at === null ? member(names, root) : present(at.item);
  for (let step = 1; step < path.length; step += 1) value = member(value, path[step] ?? '');
  return value;
}

function member(of: unknown, name: string): unknown {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return refuse(of, 'an object');
  if (!Object.hasOwn(of, name)) throw unfit;
  return present((of as Scope)[name]);
}

/** What the contract requires and the answer lacks stops the formula, so that nothing is worked out as if it were there. */
function present(value: unknown): unknown {
  if (value === undefined) throw unfit;
  return value;
}

function itemAt(of: unknown, at: unknown): unknown {
  if (!Array.isArray(of)) return member(of, typeof at === 'number' || typeof at === 'string' ? String(at) : refuse(at, 'a name'));
  return present(of[typeof at === 'number' ? at : refuse(at, 'a number')]);
}

function hasMember(of: unknown, name: string): boolean {
  if (of === null) return false;
  if (typeof of !== 'object') return refuse(of, 'an object');
  return Object.hasOwn(of, name) && (of as Scope)[name] !== undefined;
}

function isIn(value: unknown, holder: unknown): boolean {
  if (Array.isArray(holder)) return holder.some((item) => isSame(value, item));
  if (typeof holder !== 'object' || holder === null) return refuse(holder, 'a list');
  return typeof value === 'string' && hasMember(holder, value);
}

/** One side that decides is enough, also when the other cannot be worked out. */
function decide(decisive: boolean, left: Formula, right: Formula, names: Scope, bound: Bound | null): boolean {
  let failed: unknown = null;
  try {
    if (truth(runFormula(left, names, bound)) === decisive) return decisive;
  } catch (reason) {
    if (!isOfData(reason)) throw reason;
    failed = reason;
  }
  const second = truth(runFormula(right, names, bound));
  if (second === decisive || failed === null) return second;
  throw failed;
}

function loop(formula: Extract<Formula, { readonly name: string; readonly by: Formula }>, names: Scope, outer: Bound | null): unknown {
  const items = itemsOf(runFormula(formula.of, names, outer));
  const bound: Bound = { name: formula.name, item: undefined, outer };
  const by = (item: unknown, inner: Formula): unknown => {
    bound.item = item;
    return runFormula(inner, names, bound);
  };
  const { when } = formula;
  switch (formula.kind) {
    case 'filter':
      return items.filter((item) => truth(by(item, formula.by)));
    case 'map':
      return (when ? items.filter((item) => truth(by(item, when))) : items).map((item) => by(item, formula.by));
    case 'exists_one':
      return items.filter((item) => truth(by(item, formula.by))).length === 1;
    case 'exists':
      return someItem(items, true, (item) => truth(by(item, formula.by)));
    case 'all':
      return !someItem(items, false, (item) => truth(by(item, formula.by)));
  }
}

/** Whether the test gives `wanted` for an item. One that does is enough, also when the test fails over others. */
function someItem(items: readonly unknown[], wanted: boolean, test: (item: unknown) => boolean): boolean {
  let failed: unknown = null;
  for (const item of items) {
    try {
      if (test(item) === wanted) return true;
    } catch (reason) {
      if (!isOfData(reason)) throw reason;
      failed ??= reason;
    }
  }
  if (failed !== null) throw failed;
  return false;
}

function truth(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse(value, 'true or false');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : refuse(value, 'a text');
}

/** What a loop goes through: a list, or the names of an object. */
function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.keys(value) : refuse(value, 'a list');
}

const matchers = new WeakMap<PatternProgram, Matcher>();

function matcherOf(pattern: PatternProgram): Matcher {
  const known = matchers.get(pattern) ?? createMatcher(pattern);
  matchers.set(pattern, known);
  return known;
}
