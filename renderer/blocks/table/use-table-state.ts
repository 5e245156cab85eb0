import { useMemo, useState } from 'react';
import type { SortOrder, TableModel } from '../../../engine';
import { extendByUse } from '../../account/session-effects';
import { useHistoryPart } from '../frame/history-part';
import { usePrinting } from '../frame/use-printing';
import { mostPrintedRows, pageRows, rowsWithoutPaging } from './page-sizes';
import { type PlaceInTable, readPlaceInTable, writePlaceInTable } from './place-in-table';
import { type Filtered, nothingFiltered } from './use-filtered';
import type { Sought } from './use-sought';

const noRow: readonly number[] = [];

/** State of a table on the screen. */
export type TableState = ReturnType<typeof useTableState>;

/**
 * Sort and page of a table, and the rows that stand on the page, of those with the words that are sought and that pass the filters:
 * none until the rows are read. Sort and page stay in the history under `id` for who comes back.
 */
export function useTableState(model: TableModel, id: string, { words, search }: Sought, { inputs, filter }: Filtered = nothingFiltered) {
  const [kept, keep] = useHistoryPart(id);
  const [place, setPlace] = useState(() => readPlaceInTable(kept, model));
  const [shown, setShown] = useState(model);
  if (shown !== model) {
    // Another choice begins at its first page; sort order and page size stay.
    setShown(model);
    const isOther = shown.choice !== model.choice;
    setPlace({ ...place, page: isOther ? 0 : Math.min(place.page, lastPage(model.rowCount, place.size)) });
  }
  const [before, setBefore] = useState({ words, inputs });
  if (before.words !== words || before.inputs !== inputs) {
    setBefore({ words, inputs });
    setPlace({ ...place, page: 0 });
  }
  const sort = useMemo(() => sortIn(place.sort, model), [place.sort, model]);
  const all = model.ordered(sort);
  const find = search?.of === model ? search.find : null;
  const pass = filter?.of === model ? filter.find : null;
  const isSeeking = (find === null && words.trim() !== '') || (pass === null && Object.values(inputs).some(Boolean));
  const found = useMemo(() => {
    const sought = find?.(words, all) ?? null;
    return pass?.(inputs, sought ?? all) ?? sought;
  }, [find, words, pass, inputs, all]);
  const order = isSeeking ? noRow : (found ?? all);
  const { size: pageSize } = place;
  // The page that somebody comes back to may be beyond the rows that are found now.
  const last = lastPage(order.length, pageSize);
  const pageIndex = Math.min(place.page, last);
  const isPaged = model.paging && order.length > rowsWithoutPaging;
  const go = (next: PlaceInTable) => {
    setPlace(next);
    keep(writePlaceInTable({ ...next, sort: sortIn(next.sort, model) }, model), 'replace');
  };
  /** Another order begins at its first page. */
  const sortBy = (order: SortOrder | null) => go({ ...place, sort: order, page: 0 });
  const turnTo = (page: number, size = pageSize) => {
    go({ ...place, page, size });
    extendByUse();
  };
  // Paper has no pager, so all rows are printed unless there are too many to draw at once.
  const isWhole = usePrinting() && order.length <= mostPrintedRows;
  const size = isPaged && !isWhole ? pageSize : Number.POSITIVE_INFINITY;
  const rows = useMemo(() => pageRows(order, pageIndex, size), [order, pageIndex, size]);
  return {
    sort,
    order,
    isSeeking,
    isPart: found !== null,
    rows,
    isPaged,
    isWhole,
    pageIndex,
    pageSize,
    hasNextPage: pageIndex < last,
    sortBy,
    turnTo,
  };
}

/** The order, if this table has its column. */
function sortIn(sort: SortOrder | null, model: TableModel): SortOrder | null {
  return model.columns.some((column) => column.id === sort?.column) ? sort : null;
}

function lastPage(rowCount: number, pageSize: number): number {
  return Math.max(0, Math.ceil(rowCount / pageSize) - 1);
}

/** What a press on a heading makes of an order: up, then down, then the order of the office. */
export function nextSort(sort: SortOrder | null, column: string): SortOrder | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
