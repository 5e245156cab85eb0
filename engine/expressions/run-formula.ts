import { createMatcher } from '../patterns/matcher';
import { compute, inOrder, isSame, withoutDust } from './decimals';
import { spend, spendOn } from './effort';
import type { Formula } from './formula';
import { callFunction } from './functions';
import { isOfData, lacking, refuse } from './misfit';
import type { Names, Scope } from './scope';

/** The current item of a loop, under its name. One object is reused for all items. */
export interface Bound {
  readonly name: string;
  item: unknown;
  readonly outer: Bound | null;
}

/**
 * A prepared formula. It throws `unfit` for an empty value where one is needed, `lacking` for a missing one and a `Misfit` for one of the
 * wrong type.
 */
export type RunFormula = (names: Scope, bound: Bound | null) => unknown;

/** Prepares a formula once, because it may run for many rows. */
export function readyFormula(formula: Formula): RunFormula {
  switch (formula.kind) {
    case 'value': {
      const { value } = formula;
      return () => value;
    }
    case 'path':
      return readyPath(formula.path);
    case 'member': {
      const { name } = formula;
      return over(formula.of, (of) => present(member(of, name)));
    }
    case 'has':
      return readyHas(formula.of, formula.name);
    case 'item':
      return ofTwo(formula.of, formula.at, itemAt);
    case 'compare': {
      const { by } = formula;
      if (by === '==') return ofTwo(formula.left, formula.right, isSame);
      if (by === '!=') return ofTwo(formula.left, formula.right, (left, right) => !isSame(left, right));
      return ofTwo(formula.left, formula.right, (left, right) => inOrder(by, left, right));
    }
    case 'compute': {
      const { by } = formula;
      return ofTwo(formula.left, formula.right, (left, right) => spendOn(compute(by, left, right)));
    }
    case 'minus':
      return over(formula.of, (of) => compute('-', 0, of));
    case 'not':
      return over(formula.of, (of) => !truth(of));
    case 'in':
      return ofTwo(formula.left, formula.right, isIn);
    case 'both':
      return decision(false, readyFormula(formula.left), readyFormula(formula.right));
    case 'either':
      return decision(true, readyFormula(formula.left), readyFormula(formula.right));
    case 'choice': {
      const [when, one, other] = [readyFormula(formula.when), readyFormula(formula.one), readyFormula(formula.other)];
      return (names, bound) => (truth(when(names, bound)) ? one(names, bound) : other(names, bound));
    }
    case 'list': {
      const items = formula.items.map(readyFormula);
      return (names, bound) => items.map((item) => item(names, bound));
    }
    case 'object': {
      const entries = formula.entries.map(([name, value]) => [name, readyFormula(value)] as const);
      return (names, bound) => Object.fromEntries(entries.map(([name, value]) => [name, value(names, bound)]));
    }
    case 'call': {
      const { name } = formula;
      const values = formula.values.map(readyFormula);
      return (names, bound) =>
        spendOn(
          callFunction(
            name,
            values.map((value) => value(names, bound)),
          ),
        );
    }
    case 'matches': {
      const matcher = createMatcher(formula.pattern);
      return over(formula.of, (of) => matcher.test(typeof of === 'string' ? of : refuse(of, 'a text')));
    }
    default:
      return readyLoop(formula);
  }
}

function over(formula: Formula, work: (of: unknown) => unknown): RunFormula {
  const of = readyFormula(formula);
  return (names, bound) => work(of(names, bound));
}

function ofTwo(first: Formula, second: Formula, work: (left: unknown, right: unknown) => unknown): RunFormula {
  const [left, right] = [readyFormula(first), readyFormula(second)];
  return (names, bound) => work(left(names, bound), right(names, bound));
}

function readyPath(path: readonly string[]): RunFormula {
  const [root = '', ...steps] = path;
  return (names, bound) => {
    let at = bound;
    while (at !== null && at.name !== root) at = at.outer;
    return present(follow(at === null ? names.find(root) : at.item, steps));
  };
}

/** The value of a path, also within a larger formula: empty if a step is empty or left out, missing if a required step is missing. */
export function readPath([root = '', ...steps]: readonly string[], names: Scope): unknown {
  return follow(names.find(root), steps);
}

function follow(from: unknown, steps: readonly string[]): unknown {
  let value = from;
  for (const step of steps) value = member(value, step);
  return value;
}

function member(of: unknown, name: string): unknown {
  if (of === null || of === undefined) return of;
  if (typeof of !== 'object' || Array.isArray(of)) return refuse(of, 'an object');
  return Object.hasOwn(of, name) ? (of as Names)[name] : null;
}

/** A missing required value stops the formula, so that nothing is computed as if it were there. */
function present(value: unknown): unknown {
  if (value === undefined) throw lacking;
  return value;
}

function itemAt(of: unknown, at: unknown): unknown {
  if (!Array.isArray(of)) return present(member(of, typeof at === 'number' || typeof at === 'string' ? String(at) : refuse(at, 'a name')));
  const place = typeof at === 'number' ? at : refuse(at, 'a number');
  return place in of ? present(of[place]) : null;
}

/** Whether an answer has a member: no, if a step before it is empty, left out or missing. */
function readyHas(formula: Formula, name: string): RunFormula {
  const of = readyFormula(formula);
  return (names, bound) => {
    try {
      return hasMember(of(names, bound), name);
    } catch (reason) {
      if (reason === lacking) return false;
      throw reason;
    }
  };
}

function hasMember(of: unknown, name: string): boolean {
  if (of === null) return false;
  if (typeof of !== 'object' || Array.isArray(of)) return refuse(of, 'an object');
  return Object.hasOwn(of, name) && (of as Names)[name] !== undefined;
}

function isIn(value: unknown, holder: unknown): boolean {
  if (Array.isArray(holder)) return holder.some((item) => isSame(value, item));
  if (typeof holder !== 'object' || holder === null) return refuse(holder, 'a list');
  return typeof value === 'string' && hasMember(holder, value);
}

/** If one side decides, the other may fail. */
function decision(decisive: boolean, left: RunFormula, right: RunFormula): RunFormula {
  return (names, bound) => {
    let failed: unknown = null;
    try {
      if (truth(left(names, bound)) === decisive) return decisive;
    } catch (reason) {
      if (!isOfData(reason)) throw reason;
      failed = reason;
    }
    const second = truth(right(names, bound));
    if (second === decisive || failed === null) return second;
    throw failed;
  };
}

function readyLoop(formula: Extract<Formula, { readonly name: string; readonly by: Formula }>): RunFormula {
  const [of, by] = [readyFormula(formula.of), readyFormula(formula.by)];
  const when = formula.when ? readyFormula(formula.when) : null;
  const { kind, name } = formula;
  return (names, outer) => {
    const items = itemsOf(of(names, outer));
    const bound: Bound = { name, item: undefined, outer };
    const run = (item: unknown, inner: RunFormula): unknown => {
      spend(1);
      bound.item = item;
      return inner(names, bound);
    };
    const test = (item: unknown): boolean => truth(run(item, by));
    switch (kind) {
      case 'filter':
        return items.filter(test);
      case 'map':
        return (when ? items.filter((item) => truth(run(item, when))) : items).map((item) => run(item, by));
      case 'exists_one':
        return items.filter(test).length === 1;
      case 'exists':
        return someItem(items, true, test);
      case 'all':
        return !someItem(items, false, test);
      case 'groupBy':
        return groupsOf(items, (item) => run(item, by));
    }
  };
}

/** The items with equal keys together, in one pass, in the order of the first item of each. */
function groupsOf(items: readonly unknown[], keyOf: (item: unknown) => unknown): readonly Names[] {
  const groups = new Map<unknown, unknown[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (typeof key === 'object' && key !== null) return refuse(key, 'a text, a number, true or false');
    const exact = typeof key === 'number' ? withoutDust(key) : key;
    const group = groups.get(exact);
    if (group === undefined) groups.set(exact, [item]);
    else group.push(item);
  }
  return Array.from(groups, ([key, members]) => ({ key, items: members }));
}

/** Whether the test gives `wanted` for any item, even if it fails for others. */
function someItem(items: readonly unknown[], wanted: boolean, test: (item: unknown) => boolean): boolean {
  let failed: unknown = null;
  for (const item of items) {
    try {
      if (test(item) === wanted) return true;
    } catch (reason) {
      if (!isOfData(reason)) throw reason;
      // Failing takes longer than an item.
      spend(10);
      failed ??= reason;
    }
  }
  if (failed !== null) throw failed;
  return false;
}

function truth(value: unknown): boolean {
  return typeof value === 'boolean' ? value : refuse(value, 'true or false');
}

/** What a loop iterates over: a list, or the names of an object. */
function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.keys(value) : refuse(value, 'a list');
}
