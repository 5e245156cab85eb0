import type { ColumnFilter } from '../screen/table-model';
import { readChoice } from './filter-choice';
import type { FilterEntry, FilteredTable, FilterProblem } from './filter-column';
import { readRange } from './filter-range';

/** What stands in the filters of a table, by column: the key of an entry, words, or both ends of a range as from..to. */
export type FilterInputs = Readonly<Record<string, string>>;

/** Filters over the rows of a table, by what its columns show. */
export interface TableFilter {
  /** Reads the rows that are not read yet, in short steps, so that a page stays alive over a long table. */
  prepare(): Generator<void, void>;
  /** The values to choose from; null where there are too many, so that words take their place. */
  entries(column: string): readonly FilterEntry[] | null;
  /** What is wrong with an input; it then leaves no row out. */
  problem(column: string, input: string): FilterProblem | null;
  /** The filters that leave rows out. */
  active(inputs: FilterInputs): readonly ColumnFilter[];
  /** Rows that pass every filter, in the given order; null when none counts. Rows that were not read yet are read now. */
  find(inputs: FilterInputs, order: ArrayLike<number>): readonly number[] | null;
}

const rowsInStep = 200;

const known = new WeakMap<FilteredTable, TableFilter>();

/** The filters of a table. The values of each column are worked out once. */
export function filterTable(model: FilteredTable): TableFilter {
  const filter = known.get(model) ?? makeFilter(model);
  known.set(model, filter);
  return filter;
}

function makeFilter(model: FilteredTable): TableFilter {
  const columns = new Map(
    model.filters.map((filter) => [filter.column, filter.by === 'choice' ? readChoice(model, filter) : readRange(model, filter)]),
  );
  let rows = 0;
  function* prepare(): Generator<void, void> {
    while (rows < model.rowCount) {
      for (const end = Math.min(model.rowCount, rows + rowsInStep); rows < end; rows += 1)
        for (const column of columns.values()) column.read(rows);
      yield;
    }
  }
  const passesOf = (inputs: FilterInputs, { column }: ColumnFilter) => columns.get(column)?.passes(inputs[column] ?? '') ?? null;
  return {
    prepare,
    entries(id) {
      const column = columns.get(id);
      return column ? column.entries() : [];
    },
    problem: (column, input) => columns.get(column)?.problem(input) ?? null,
    active: (inputs) => model.filters.filter((filter) => passesOf(inputs, filter) !== null),
    find(inputs, order) {
      for (const _ of prepare());
      const tests = model.filters.flatMap((filter) => passesOf(inputs, filter) ?? []);
      return tests.length === 0 ? null : Array.from(order).filter((row) => tests.every((passes) => passes(row)));
    },
  };
}
