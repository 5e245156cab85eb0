import { isRecord, type SortOrder, type TableModel } from '../../../engine';

/** How a table stands on the screen: its order, and which page of which size. */
export interface TableViewState {
  readonly sort: SortOrder | null;
  readonly pageIndex: number;
  /** Infinite for all rows. */
  readonly pageSize: number;
}

type KeptView = Readonly<Record<string, unknown>>;

/** The view as an entry of the browser's history keeps it, with the choice that the table showed; null where that may not be stored. */
export function writeView({ storableChoice: choice }: Pick<TableModel, 'storableChoice'>, view: TableViewState): KeptView | null {
  return choice === null ? null : { choice, ...view, pageSize: Number.isFinite(view.pageSize) ? view.pageSize : null };
}

/** The view that an entry of the history kept for this table; its own start where nothing fits, as after another choice. */
export function readView(
  model: Pick<TableModel, 'storableChoice' | 'columns' | 'initialSort' | 'pageSize' | 'rowCount'>,
  kept: unknown,
): TableViewState {
  const start = { sort: model.initialSort, pageIndex: 0, pageSize: model.pageSize };
  if (!isRecord(kept) || model.storableChoice === null || kept.choice !== model.storableChoice) return start;
  const pageSize = kept.pageSize === null ? Number.POSITIVE_INFINITY : wholeNumber(kept.pageSize);
  const pageIndex = wholeNumber(kept.pageIndex);
  if (pageSize === null || pageSize < 1 || pageIndex === null) return start;
  const last = Math.max(0, Math.ceil(model.rowCount / pageSize) - 1);
  return { sort: sortOf(model, kept.sort), pageIndex: Math.min(pageIndex, last), pageSize };
}

function sortOf({ columns }: Pick<TableModel, 'columns'>, kept: unknown): SortOrder | null {
  if (!isRecord(kept) || (kept.direction !== 'ascending' && kept.direction !== 'descending')) return null;
  const column = columns.find(({ id, sortable }) => sortable && id === kept.column);
  return column ? { column: column.id, direction: kept.direction } : null;
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
