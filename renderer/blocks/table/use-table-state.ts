import {
  type ColumnDef,
  functionalUpdate,
  type PaginationState,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { SortOrder, TableModel } from '../../../engine';
import { extendByUse } from '../../account/session-effects';
import { useHistoryPart } from '../frame/history-part';
import { usePrinting } from '../frame/use-printing';
import { mostPrintedRows, pageRows, rowsWithoutPaging } from './page-sizes';
import { readPlaceInTable, writePlaceInTable } from './place-in-table';
import { type Filtered, nothingFiltered } from './use-filtered';
import type { Sought } from './use-sought';

const features = tableFeatures({ rowSortingFeature, rowPaginationFeature });
type Features = typeof features;

// The rows stay in the engine's model, which sorts them and works out a cell when it is drawn; the library keeps columns and state.
type NoRow = Record<string, never>;
const noRows: NoRow[] = [];
const noRow: readonly number[] = [];

/** State of a table on the screen. */
export type TableState = ReturnType<typeof useTableState>;

/**
 * Columns, sort and page of a table, and the rows that stand on the page, of those with the words that are sought and that pass the filters:
 * none until the rows are read. Sort and page stay in the history under `id` for who comes back.
 */
export function useTableState(model: TableModel, id: string, { words, search }: Sought, { inputs, filter }: Filtered = nothingFiltered) {
  const [kept, keep] = useHistoryPart(id);
  const [start] = useState(() => readPlaceInTable(kept, model));
  const [sorting, setSorting] = useState<SortingState>(() =>
    start.sort ? [{ id: start.sort.column, desc: start.sort.direction === 'descending' }] : [],
  );
  const [pagination, setPagination] = useState<PaginationState>({ pageIndex: start.page, pageSize: start.size });
  const [shown, setShown] = useState(model);
  if (shown !== model) {
    // Another choice begins at its first page; sort order and page size stay.
    setShown(model);
    const isOther = shown.choice !== model.choice;
    const last = Math.max(0, Math.ceil(model.rowCount / pagination.pageSize) - 1);
    setPagination({ ...pagination, pageIndex: isOther ? 0 : Math.min(pagination.pageIndex, last) });
  }
  const [before, setBefore] = useState({ words, inputs });
  if (before.words !== words || before.inputs !== inputs) {
    setBefore({ words, inputs });
    setPagination({ ...pagination, pageIndex: 0 });
  }
  const sort = useMemo(() => sortOrder(sorting, model), [sorting, model]);
  const all = model.ordered(sort);
  const find = search?.of === model ? search.find : null;
  const pass = filter?.of === model ? filter.find : null;
  const isSeeking = (find === null && words.trim() !== '') || (pass === null && Object.values(inputs).some(Boolean));
  const found = useMemo(() => {
    const sought = find?.(words, all) ?? null;
    return pass?.(inputs, sought ?? all) ?? sought;
  }, [find, words, pass, inputs, all]);
  const order = isSeeking ? noRow : (found ?? all);
  const { pageSize } = pagination;
  // The page that somebody comes back to may be beyond the rows that are found now.
  const pageIndex = Math.min(pagination.pageIndex, Math.max(0, Math.ceil(order.length / pageSize) - 1));
  const isPaged = model.paging && order.length > rowsWithoutPaging;
  const columns = useMemo(
    () =>
      model.columns.map(
        (column): ColumnDef<Features, NoRow> => ({
          id: column.id,
          header: column.label,
          accessorFn: (row) => row,
          enableSorting: column.sortable,
          sortDescFirst: false,
        }),
      ),
    [model],
  );
  const go = (sorted: SortingState, page: PaginationState) => {
    setSorting(sorted);
    setPagination(page);
    keep(writePlaceInTable({ sort: sortOrder(sorted, model), page: page.pageIndex, size: page.pageSize }, model), 'replace');
  };
  const table = useTable<Features, NoRow>({
    features,
    columns,
    data: noRows,
    rowCount: order.length,
    manualSorting: true,
    manualPagination: true,
    autoResetPageIndex: false,
    enableMultiSort: false,
    state: { sorting, pagination: { pageIndex, pageSize } },
    onSortingChange: (update) => go(functionalUpdate(update, sorting), { ...pagination, pageIndex: 0 }),
    onPaginationChange: (update) => {
      go(sorting, functionalUpdate(update, { pageIndex, pageSize }));
      extendByUse();
    },
  });
  // Paper has no pager, so all rows are printed unless there are too many to draw at once.
  const isWhole = usePrinting() && order.length <= mostPrintedRows;
  const size = isPaged && !isWhole ? pageSize : Number.POSITIVE_INFINITY;
  const rows = useMemo(() => pageRows(order, pageIndex, size), [order, pageIndex, size]);
  return { table, sort, order, isSeeking, isPart: found !== null, rows, isPaged, isWhole, pageIndex, pageSize };
}

function sortOrder(sorting: SortingState, model: TableModel): SortOrder | null {
  const [first] = sorting;
  if (!first || !model.columns.some((column) => column.id === first.id)) return null;
  return { column: first.id, direction: first.desc ? 'descending' : 'ascending' };
}
