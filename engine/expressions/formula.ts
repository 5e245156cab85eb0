import type { PatternProgram } from '../patterns/pattern-program';

/**
 * A compiled formula: the CEL text as a tree. Browser and server evaluate the same tree, so that neither parses formulas at run time and
 * both get the same result.
 */
export type Formula =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  /** Names from a root, as in `row.kwota`. */
  | { readonly kind: 'path'; readonly path: readonly string[] }
  | { readonly kind: 'member'; readonly of: Formula; readonly name: string }
  /** An item of a list by its index, or a member of an object by a computed name. */
  | { readonly kind: 'item'; readonly of: Formula; readonly at: Formula }
  /** Whether an answer has the member at all. */
  | { readonly kind: 'has'; readonly of: Formula; readonly name: string }
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'compute'; readonly by: Computation; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'in' | 'both' | 'either'; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'not' | 'minus'; readonly of: Formula }
  | { readonly kind: 'choice'; readonly when: Formula; readonly one: Formula; readonly other: Formula }
  | { readonly kind: 'list'; readonly items: readonly Formula[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [string, Formula])[] }
  /** A loop over a list, with a name for its item. `when` filters the items of a `map` first. */
  | { readonly kind: Loop; readonly of: Formula; readonly name: string; readonly by: Formula; readonly when?: Formula }
  /** The pattern comes from the definition, never from data, and is compiled, so that no input makes it slow. */
  | { readonly kind: 'matches'; readonly of: Formula; readonly pattern: PatternProgram }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly Formula[] };

/** Operators that compare. */
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Operators that calculate; + also joins texts and lists. */
export type Computation = '+' | '-' | '*' | '/' | '%';

/** Functions that loop over a list. */
export type Loop = 'filter' | 'map' | 'exists' | 'all' | 'exists_one' | 'groupBy';
