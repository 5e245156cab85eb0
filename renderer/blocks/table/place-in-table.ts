import type { SortOrder, TableModel } from '../../../engine';

/** A resident's position in a table. */
export interface PlaceInTable {
  readonly sort: SortOrder | null;
  /** Counted from 0. */
  readonly page: number;
  /** Rows on a page, infinite for all. */
  readonly size: number;
}

type Model = Pick<TableModel, 'choice' | 'columns' | 'initialSort' | 'pageSize' | 'rowCount'>;

/**
 * Where the resident stood, from what an earlier page kept; where nothing is kept, or nothing that this table could have written, its
 * beginning. The page belongs to what was chosen for the rows then; sort and size are the resident's and hold for every choice.
 */
export function readPlaceInTable(kept: unknown, model: Model): PlaceInTable {
  const { choice, sort, page, size } = fieldsOf(kept);
  const pageSize = size === 'all' ? Number.POSITIVE_INFINITY : isCount(size) && size > 0 ? size : model.pageSize;
  const last = Math.max(0, Math.ceil(model.rowCount / pageSize) - 1);
  return {
    sort: sort === null ? null : startOrder(sortIn(sort, model), model),
    page: choice === model.choice && isCount(page) ? Math.min(page, last) : 0,
    size: pageSize,
  };
}

/** The start order again where it is the one that was kept, with the columns after its first. */
function startOrder(sort: SortOrder | null, { initialSort }: Model): SortOrder | null {
  return sort === null || (sort.column === initialSort?.column && sort.direction === initialSort.direction) ? initialSort : sort;
}

/** The position in a form that the browser and a draft can store. */
export function writePlaceInTable({ sort, page, size }: PlaceInTable, { choice }: Pick<Model, 'choice'>): unknown {
  return { choice, sort, page, size: Number.isFinite(size) ? size : 'all' };
}

function sortIn(value: unknown, { columns }: Model): SortOrder | null {
  const { column, direction } = fieldsOf(value);
  const sorted = columns.find(({ id, sortable }) => id === column && sortable);
  return sorted && (direction === 'ascending' || direction === 'descending') ? { column: sorted.id, direction } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
