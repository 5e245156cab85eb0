import type { Contract, Query, Value } from '../language/language.generated';
import type { OfficeRequest } from '../requests/office-call';

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

/** A call that a block makes of the office. */
export interface BlockCall {
  readonly call: {
    readonly endpoint?: string;
    readonly method?: OfficeRequest['method'];
    readonly personal?: boolean;
    readonly signedIn?: boolean;
    readonly query?: Query;
    readonly body?: Query;
    readonly response?: Contract;
  };
  /** screen: the file of the whole screen where it has the same address, else a file of its own. */
  readonly answer: 'json' | 'file' | 'screen';
  /** Names that its formulas read besides those of the screen, as in `x-scope`. */
  readonly scope: readonly string[];
  /** What a body without a mapping holds. */
  readonly data?: Contract;
}

/** What the checker and the compiler ask of a kind of block beyond its schema. */
export interface BlockAuthoring<Definition extends BlockDefinition = BlockDefinition> {
  /** What formulas in the block read as `row`; left out by a kind without rows. */
  row?(block: Definition): RowOrigin;
  /** Ids of other blocks without whose answers it cannot be drawn. */
  needs?(block: Definition): readonly string[];
  /** The calls that it makes itself, beside those of the sources. */
  calls?(block: Definition): readonly BlockCall[];
  /** Ids of the shared calls (calls.json) that it makes. */
  sharedCalls?(block: Definition): readonly string[];
  /** Contracts of data that the browser checks for it, by the name of their validator. */
  validated?(block: Definition): Readonly<Record<string, Contract | undefined>>;
}
