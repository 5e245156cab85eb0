import { compact, sum } from './list-functions';
import { toPlain } from './plain-value';

/**
 * A formula as the compiler writes it into the pack when it needs no more than this, so that a browser works it out without the
 * evaluator of CEL, which takes longer to load and set up than many a screen to draw. It gives what CEL gives, for every answer.
 */
export type PlainFormula =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  /** Names from a root, as in `row.kwota`. */
  | { readonly kind: 'path'; readonly path: readonly string[] }
  /** Left or right is a `value`: whatever comes from an answer is compared with a text, a number, true, false or null of the formula. */
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: PlainFormula; readonly right: PlainFormula }
  | { readonly kind: 'both' | 'either'; readonly left: PlainFormula; readonly right: PlainFormula }
  | { readonly kind: 'not'; readonly of: PlainFormula }
  | { readonly kind: 'choice'; readonly when: PlainFormula; readonly then: PlainFormula; readonly otherwise: PlainFormula }
  | { readonly kind: 'list'; readonly items: readonly PlainFormula[] }
  | { readonly kind: ListFunction; readonly of: PlainFormula }
  /** Picks or remakes the items of a list, each under a name of its own. */
  | { readonly kind: 'filter' | 'map'; readonly of: PlainFormula; readonly name: string; readonly by: PlainFormula };

/** Comparisons that a plain formula knows. */
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Functions that a plain formula knows. */
export type ListFunction = 'sum' | 'compact';

type Names = Readonly<Record<string, unknown>>;

// What a formula stumbles over in the data, an empty value mostly. It is always this one, so that bugs are seen and no stack is written.
const unfit = new Error('The formula does not fit the data.');

/** Evaluates a plain formula to a JSON value; over an empty value it is empty. */
export function evaluatePlain(formula: PlainFormula, names: Names): unknown {
  try {
    return toPlain(run(formula, names));
  } catch (reason) {
    if (reason === unfit) return null;
    throw reason;
  }
}

function run(formula: PlainFormula, names: Names): unknown {
  switch (formula.kind) {
    case 'value':
      return formula.value;
    case 'path':
      return formula.path.reduce(member, names);
    case 'compare':
      return compare(formula.by, run(formula.left, names), run(formula.right, names));
    case 'both':
      return decide(false, formula, names);
    case 'either':
      return decide(true, formula, names);
    case 'not':
      return !truth(run(formula.of, names));
    case 'choice':
      return run(truth(run(formula.when, names)) ? formula.then : formula.otherwise, names);
    case 'list':
      return formula.items.map((item) => run(item, names));
    case 'sum':
      return sum(list(run(formula.of, names)));
    case 'compact':
      return compact(list(run(formula.of, names)));
    case 'filter':
      return items(run(formula.of, names)).filter((item) => truth(run(formula.by, { ...names, [formula.name]: item })));
    case 'map':
      return items(run(formula.of, names)).map((item) => run(formula.by, { ...names, [formula.name]: item }));
  }
}

function member(of: unknown, name: string): unknown {
  if (typeof of !== 'object' || of === null || Array.isArray(of) || !Object.hasOwn(of, name)) throw unfit;
  const value = (of as Names)[name];
  if (value === undefined) throw unfit;
  return value;
}

function compare(by: Comparison, left: unknown, right: unknown): boolean {
  lookAt(left);
  lookAt(right);
  if (by === '==') return left === right;
  if (by === '!=') return left !== right;
  if (left === null || right === null) return false;
  if (typeof left !== 'number' || typeof right !== 'number') throw unfit;
  return ordered(by, left - right);
}

function ordered(by: '<' | '<=' | '>' | '>=', difference: number): boolean {
  if (difference === 0) return by === '<=' || by === '>=';
  return difference < 0 ? by === '<' || by === '<=' : by === '>' || by === '>=';
}

/** As CEL has it, one side that decides is enough, also when the other cannot be worked out. */
function decide(decisive: boolean, { left, right }: { readonly left: PlainFormula; readonly right: PlainFormula }, names: Names): boolean {
  const first = attempt(left, names);
  if (first === decisive) return decisive;
  const second = truth(run(right, names));
  if (second === decisive || first === second) return second;
  throw unfit;
}

function attempt(formula: PlainFormula, names: Names): unknown {
  try {
    return run(formula, names);
  } catch (reason) {
    if (reason === unfit) return null;
    throw reason;
  }
}

/** CEL knows a value by its first item or member, and by that one's; it stops at a member that the answer lacks. */
function lookAt(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const [first] = Array.isArray(value) ? value : Object.values(value);
  if (first === undefined && !Array.isArray(value) && Object.keys(value).length > 0) throw unfit;
  lookAt(first);
}

function truth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw unfit;
  return value;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unfit;
  lookAt(value);
  return value;
}

/** What filter and map go through: a list, or the names of an object. */
function items(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) throw unfit;
  return Array.isArray(value) ? value : Object.keys(value);
}
