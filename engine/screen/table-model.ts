import type { Format, FormatOptions } from '../formats';
import type { Language } from '../values/language';
import type { BlockModel, FileDemand, FileProblems } from './block-model';

/** One drawn value. */
export interface Cell {
  /** What screen and PDF show. */
  readonly text: string;
  /** True when the contract requires the value and the answer lacks it; `text` then says so. */
  readonly missing: boolean;
  /** Address of the link that the value stands for: mailto:, tel: or https:. */
  readonly href?: string;
  /** Language of the value, where it is not that of the screen. */
  readonly language?: Language;
}

/** One column, the same for screen, print, PDF and CSV. */
export interface ColumnModel {
  readonly id: string;
  readonly label: string;
  /** Unit said once in the heading (zł, ha), null when there is none or rows differ. */
  readonly unit: string | null;
  readonly align: 'start' | 'end';
  /** True when no line may end inside a value: one to be copied as a whole, or a number. */
  readonly unbroken: boolean;
  readonly sortable: boolean;
  readonly width: 'narrow' | 'normal' | 'wide';
  /** True when it comes next after the heading of the row where a row is a block. */
  readonly important?: true;
}

/** The heading of a column with the unit that holds for all of it. */
export function headingText({ label, unit }: Pick<ColumnModel, 'label' | 'unit'>): string {
  return unit === null ? label : `${label} (${unit})`;
}

/** The start order of a table, or the one that the resident chose. */
export interface SortOrder {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
  /** By what rows are ordered that are equal by the column. */
  readonly next?: SortOrder;
}

/** Rows that stand together because a column says the same of them. */
export interface RowGroup {
  readonly label: string;
  /** Its rows, in the order in which they are shown. */
  readonly rows: readonly number[];
  /** Subtotals by column id; empty where nothing is summed. */
  readonly subtotals: Readonly<Record<string, TotalCell>>;
}

/** A column by which residents filter the rows, and how: by one of the values that it shows, or by numbers or days from and to. */
export interface ColumnFilter {
  readonly column: string;
  readonly by: 'choice' | 'numbers' | 'days';
}

/** What stands behind the cells of a column, for what needs more than their texts. */
export interface ColumnValues {
  readonly format: Format;
  readonly options: FormatOptions;
  /** The value of a row. */
  value(row: number): unknown;
  /** What names the words that a row shows instead of its value; null where it shows the value itself. */
  words(row: number): string | null;
}

/** What makes a row stand out, in colour and in words. */
export interface Tone {
  readonly tone: 'error' | 'warning' | 'success' | 'muted' | 'plain';
  readonly label: string;
}

/** A button of a row, worked out. */
export type RowActionModel =
  | {
      readonly action: 'download';
      readonly id: string;
      readonly label: string;
      readonly file: FileDemand;
      readonly problems: FileProblems;
    }
  | {
      readonly action: 'open';
      readonly id: string;
      readonly label: string;
      readonly goTo: string;
      readonly state: Readonly<Record<string, unknown>>;
    }
  /** What it sends is worked out when it is pressed. */
  | { readonly action: 'send'; readonly id: string; readonly label: string }
  | { readonly action: 'none'; readonly id: string; readonly text: string };

/** One cell of the totals row. */
export interface TotalCell extends Cell {
  /** Says how many rows the sum lacks because their value is missing; absent when it lacks none. */
  readonly note?: string;
}

/** Totals row. */
export interface TotalsRow {
  /** Words that say what is summed. */
  readonly label: string;
  /** Cell by column id; a column without a total is not in it. For scope `page` the cells are computed from the given rows. */
  cells(pageRows: readonly number[]): Readonly<Record<string, TotalCell>>;
}

/** Totals row of a table. */
export interface TotalsModel extends TotalsRow {
  /** Totals when only these rows are shown: sums are of them, and words say what each total covers. Absent where they always are all shown. */
  readonly among?: (found: ArrayLike<number>) => TotalsRow;
  /** The sums of these rows; a total that the office sends is none. */
  sumsOf?(rows: readonly number[]): Readonly<Record<string, TotalCell>>;
}

/** A total in one line, as paper and files have it: 12,50 (nie obejmuje 2 pozycji bez danych). */
export function totalText({ text, note }: TotalCell): string {
  return note === undefined ? text : `${text} (${note})`;
}

/**
 * A table as data: columns, and cells that are worked out when asked for, so that a page of a long table costs only that page.
 * Rows are named by their position in the office's order, 0 to rowCount - 1.
 */
export interface TableModel {
  readonly columns: readonly ColumnModel[];
  /**
   * Identifies the choice that the rows belong to. With another choice a table goes back to its first page; with the same rows in another
   * language, or fetched again, it stays.
   */
  readonly choice: string;
  readonly rowCount: number;
  readonly rowHeader: string;
  readonly initialSort: SortOrder | null;
  readonly pageSize: number;
  readonly paging: boolean;
  readonly totals: TotalsModel | null;
  /** Heading of the words that make rows stand out, for files; null when the table has none. */
  readonly marks: string | null;
  /** True when rows have buttons. */
  readonly hasActions: boolean;
  /**
   * Whether residents can search the rows, and where their words stay: in the address, so that it can be shared, or on the page only, where
   * they may name a person. Null when they cannot.
   */
  readonly search: 'in address' | 'on page' | null;
  /** The columns by which residents can filter the rows. */
  readonly filters: readonly ColumnFilter[];
  /** Whether what a resident seeks and filters by may stand in the address. */
  readonly inAddress: boolean;
  /** Words of the details button, null when rows have no details. */
  readonly details: { readonly show: string; readonly hide: string; readonly closeOnPageChange: boolean } | null;
  /** Stable name of a row. */
  rowKey(row: number): string;
  /** The office's data of a row. */
  rowData(row: number): unknown;
  cell(row: number, columnId: string): Cell;
  behind(columnId: string): ColumnValues;
  /** Value for CSV: a number without unit and grouping, a date and a text as shown. */
  csv(row: number, columnId: string): string;
  tone(row: number): Tone | null;
  /** Buttons of a row. */
  actions(row: number): readonly RowActionModel[];
  /** Whether a row has details, in a table whose rows may. */
  hasDetails(row: number): boolean;
  /** What the details of a row show, under the ids of the definition, or of the row where several may be open on a page. */
  detailBlocks(row: number, ids: 'own' | 'of row'): readonly BlockModel[];
  /** Row positions in this order; null is the office's order. Sort keys are computed once per column. */
  ordered(sort: SortOrder | null): ArrayLike<number>;
  /** The groups of rows that stand in this order; absent in a table without groups. */
  groupsOf?(order: ArrayLike<number>): readonly RowGroup[];
}
