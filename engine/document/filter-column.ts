import type { TableModel } from '../screen/table-model';

/** What filters read of a table. */
export type FilteredTable = Pick<TableModel, 'filters' | 'rowCount' | 'cell' | 'behind'>;

/** One of the values that a column shows. */
export interface FilterEntry {
  /** Names the value in an address, the same in every language. */
  readonly key: string;
  readonly label: string;
}

/** Why a filter does not count: an end is no number or no day, or the ends stand the wrong way round. */
export type FilterProblem = 'number' | 'date' | 'crossed';

/** What is known of a column: its values by row, and what an input makes of them. */
export interface ReadColumn {
  /** Rows are read in the office's order, each once. */
  read(row: number): void;
  /** The values to choose from; null where there are too many. */
  entries(): readonly FilterEntry[] | null;
  problem(input: string): FilterProblem | null;
  /** Whether a row passes; null for an input that leaves no row out. */
  passes(input: string): ((row: number) => boolean) | null;
}
