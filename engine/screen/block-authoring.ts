import type {
  Answer,
  Column,
  Contract,
  FormBlock,
  FormBody,
  Query,
  Sending,
  Submit,
  Value,
  WidgetBlock,
} from '../language/language.generated';
import type { WidgetDescription } from '../language/widget.generated';
import type { OfficeRequest } from '../requests/office-call';

/** What every block of a definition has. */
export interface BlockDefinition {
  readonly id: string;
  readonly block: string;
  readonly visible?: string;
  readonly dispensable?: boolean;
}

/** What `row` means in a block: each of a list, one thing, rows that are written out cell by cell, or the rows of another block by its id. */
export type RowOrigin =
  | { readonly each: string }
  | { readonly rowsOf: string }
  | { readonly thing: string }
  | { readonly cells: readonly Readonly<Record<string, Value>>[] };

/** A call that a block makes of the office. */
export interface BlockCall {
  readonly call: {
    readonly endpoint?: string;
    readonly office?: string;
    readonly method?: OfficeRequest['method'];
    readonly personal?: boolean;
    readonly signedIn?: boolean;
    readonly query?: Query;
    readonly body?: FormBody;
    readonly response?: Contract;
    readonly send?: Sending;
    readonly answer?: Answer;
    readonly answerSample?: unknown;
  };
  /** screen: the file of the whole screen where it has the same address, else a file of its own. */
  readonly answer: 'json' | 'file' | 'screen';
  /** Names that its formulas read besides those of the screen, as in `x-scope`. */
  readonly scope: readonly string[];
  /** What a body without a mapping holds. */
  readonly data?: Contract;
}

/** Something that a block sends, and what happens after it. */
export interface BlockSending {
  readonly at: string;
  readonly submit: Pick<Submit, 'success' | 'onError' | 'response'>;
  readonly fields: readonly string[];
}

/** Columns or fields, with the name of the property that holds them. */
export interface ShownColumns {
  readonly at: string;
  readonly list: readonly Column[];
}

/** Columns of a table that a block names, each by the pointer from the block. */
export interface NamedColumns {
  /** Id of the block with the table, and the pointer at which it is named; left out by a block that has the table itself. */
  readonly table?: { readonly id: string; readonly at: string };
  readonly names: readonly { readonly at: string; readonly column: string | undefined; readonly drawn?: true }[];
}

/** Fields of what a formula of a block gives. */
export interface NamedFields {
  /** The property with the formula. */
  readonly of: string;
  /** `in`: the field with the list whose items have this one; left out where the thing itself has it. */
  readonly names: readonly {
    readonly at: string;
    readonly field: string | undefined;
    readonly in?: string;
    readonly kind: 'string' | 'list';
  }[];
}

/** What the checker and the compiler ask of a kind of block beyond its schema. */
export interface BlockAuthoring<Definition extends BlockDefinition = BlockDefinition> {
  /**
   * The formula of its rows, where the first of them can be drawn before the others are known: nothing of how they are drawn depends on the
   * others. Null where it does; left out by a kind that always needs all.
   */
  firstRows?(block: Definition): string | null;
  /** What formulas in the block read as `row`; left out by a kind without rows, null for a block that has none of its own. */
  row?(block: Definition): RowOrigin | null;
  /**
   * The block with what its explained amounts need: itself, and the blocks that explain them below it; left out by a kind whose amounts are
   * not explained.
   */
  explained?(block: Definition): readonly [Definition, ...BlockDefinition[]];
  /** The formulas of the amounts that are explained, each with its pointer from the block. */
  explains?(block: Definition): readonly { readonly at: string; readonly value: string }[];
  /** Kinds of block that it draws itself beside those that it holds. */
  draws?(block: Definition): readonly string[];
  /** Ids of other blocks without whose answers it cannot be drawn. */
  needs?(block: Definition): readonly string[];
  /** The calls that it makes itself, beside those of the sources. */
  calls?(block: Definition): readonly BlockCall[];
  /** Ids of the shared calls (calls.json) that it makes. */
  sharedCalls?(block: Definition): readonly string[];
  /** Those of them without which it is of no use. `widgets` are the descriptions of the custom widgets. */
  neededCalls?(block: Definition, widgets: Readonly<Record<string, WidgetDescription>>): readonly string[];
  /** The columns or fields that it shows of each row. */
  columns?(block: Definition): ShownColumns;
  /** Settings that do nothing beside the others that it has, each as its pointer from the block without the first `/`. */
  idle?(block: Definition): readonly string[];
  /** Settings that do nothing on a screen for which one has to sign in, each as its pointer without the first `/`. */
  readonly openOnly?: readonly string[];
  /** Settings, each as its pointer without the first `/`, that need another of the block which it does not have. */
  lacks?(block: Definition): readonly { readonly setting: string; readonly needs: string }[];
  /** What it names of a table: one of another block by its id, else its own. */
  columnNames?(block: Definition): NamedColumns;
  /** The form that residents fill in and send with it. */
  form?(block: Definition): FormBlock;
  /** What it sends to the office, each with its pointer from the block and the names of the fields that a refusal can be about. */
  sends?(block: Definition): readonly BlockSending[];
  /** The widget that it hands its part of the screen to. */
  widget?(block: Definition): WidgetBlock;
  /** Params that it draws, each with its pointer from the block. `oneEntry`: it draws only a choice of one entry. `page`: it holds the number of a page. */
  drawnParams?(block: Definition): readonly { readonly at: string; readonly id: string; readonly oneEntry?: true; readonly page?: true }[];
  /** Names of files that are saved as they are written, by the pointer from the block. */
  fileNames?(block: Definition): Readonly<Record<string, Value>>;
  /** Names of pictures that formulas of it give, by the pointer from the block, with those that there are. */
  pictures?(block: Definition): readonly { readonly at: string; readonly formula: string | undefined; readonly of: readonly string[] }[];
  /** Addresses of pages that it frames, by the pointer from the block. */
  framed?(block: Definition): Readonly<Record<string, Value>>;
  /** Fields of an answer that it names by words of its own. */
  fieldNames?(block: Definition): NamedFields;
  /**
   * What its component loads besides itself as soon as it is drawn, which others of its kind do without: names of modules beside the component.
   */
  parts?(block: Definition): readonly string[];
  /** True: it leads to content pages, which the office names. */
  readonly leadsToContent?: true;
  /** Contracts of data that the browser checks for it, by the name of their validator. */
  validated?(block: Definition): Readonly<Record<string, Contract | undefined>>;
}
