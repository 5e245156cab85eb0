import type { Value } from '../language/language.generated';

/** What every block of a definition has. */
export interface BlockDefinition {
  readonly id: string;
  readonly block: string;
  readonly visible?: string;
}

/** What `row` means in a block: each of a list, one thing, or rows that are written out cell by cell. */
export type RowOrigin =
  | { readonly each: string }
  | { readonly thing: string }
  | { readonly cells: readonly Readonly<Record<string, Value>>[] };

/** What the checker and the compiler ask of a kind of block beyond its schema. */
export interface BlockAuthoring<Definition extends BlockDefinition = BlockDefinition> {
  /** What formulas in the block read as `row`; left out by a kind without rows. */
  row?(block: Definition): RowOrigin;
  /** Ids of other blocks without whose answers it cannot be drawn. */
  needs?(block: Definition): readonly string[];
}
