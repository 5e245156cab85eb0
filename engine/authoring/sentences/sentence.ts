/** What a sentence speaks of: a field that can be read at the place, or how many items it has. */
export interface Field {
  /** Names from a root, as in `row.kwota`. */
  readonly path: readonly string[];
  /** The number of items of a list or characters of a text instead of the field itself. */
  readonly counted: boolean;
}

/** A value written in the sentence itself. */
export type Fixed = string | number | boolean;

/** A field or a fixed value. */
export type Operand = { readonly kind: 'field'; readonly field: Field } | { readonly kind: 'fixed'; readonly value: Fixed };

/** How two things are compared. */
export type Comparing = 'is' | 'is-not' | 'less' | 'at-most' | 'more' | 'at-least';

/** What is said of the texts of a field. */
export type Containing = 'contains' | 'starts' | 'ends';

/** What is said of a field alone. */
export type Being = 'yes' | 'no' | 'empty' | 'filled';

/** One row of a condition: a field, what is said of it, and with what it is compared. */
export type Statement =
  | { readonly field: Field; readonly says: Being }
  | { readonly field: Field; readonly says: Comparing; readonly than: Operand }
  | { readonly field: Field; readonly says: Containing; readonly than: { readonly kind: 'fixed'; readonly value: string } };

/** A condition as sentences: all of them hold, or any of them. */
export interface Condition {
  readonly joined: 'all' | 'any';
  readonly statements: readonly Statement[];
}

/** How two things are calculated; plus also joins two texts. */
export type Calculating = 'plus' | 'minus' | 'times' | 'divided';

/** A value as a sentence: one thing, or two things and what is done with them. */
export type Amount =
  | { readonly kind: 'one'; readonly of: Operand }
  | { readonly kind: 'two'; readonly left: Operand; readonly by: Calculating; readonly right: Operand };
