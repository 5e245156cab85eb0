import type { PatternProgram } from '../patterns/pattern-program';

/**
 * A formula as the compiler writes it into the pack: what CEL's text says, as a tree. Browser and server work out the same tree, so that
 * neither reads formulas at run time and both give the same.
 */
export type Formula =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  /** Names from a root, as in `row.kwota`. */
  | { readonly kind: 'path'; readonly path: readonly string[] }
  | { readonly kind: 'member'; readonly of: Formula; readonly name: string }
  /** An item of a list by its place, or a member of an object by a name that is worked out. */
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
  /** Goes through a list under a name for its items. `when` picks the items of a `map` first. */
  | { readonly kind: Loop; readonly of: Formula; readonly name: string; readonly by: Formula; readonly when?: Formula }
  /** The pattern stands in the definition, never in data, and is written out, so that no input makes it slow. */
  | { readonly kind: 'matches'; readonly of: Formula; readonly pattern: PatternProgram }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly Formula[] };

/** Operators that compare. */
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Operators that calculate; + also joins texts and lists. */
export type Computation = '+' | '-' | '*' | '/' | '%';

/** What goes through a list. */
export type Loop = 'filter' | 'map' | 'exists' | 'all' | 'exists_one';
