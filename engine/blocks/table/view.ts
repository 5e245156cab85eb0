import { toCsv } from '../../document/csv';
import { filterTable } from '../../document/filter-table';
import type { ExpectedAction, ExpectedDetails, ExpectedFilter, ExpectedTable, ExpectedTotals } from '../../language/scenarios.generated';
import { messageOf } from '../../screen/block-model';
import { type BlockViewer, type ViewWork, viewRequest } from '../../screen/block-viewer';
import { headingText, type RowActionModel, type RowGroup, type SortOrder, type TableModel, totalText } from '../../screen/table-model';
import type { TableBlockModel } from './model';
import type { TableSending } from './sending';
import { viewSelection, viewSending } from './view-sending';

export const viewer: BlockViewer<TableBlockModel> = { part: 'tables', view: viewTable };

/** The view of a table. Rows are in the initial order and counted from 1. */
export function viewTable(block: TableBlockModel, work: Pick<ViewWork, 'viewBlocks' | 'trial'>): Required<ExpectedTable> {
  const { table, title, showTitle, state, sending } = block;
  const frame = { title, titleShown: showTitle, state: state.status, message: messageOf(state) };
  if (table === null) return { ...frame, ...nothingYet, pages: block.pages, columns: [...block.fields] };
  const order = Array.from(table.ordered(table.initialSort));
  const texts = (rows: readonly number[], id: string) => rows.map((row) => table.cell(row, id).text);
  const byRow = <Value>(make: (row: number) => Value) => Object.fromEntries(order.map((row, place) => [String(place + 1), make(row)]));
  const sortable = table.columns.filter((column) => column.sortable).map(({ id }) => id);
  return {
    ...frame,
    whenEmpty: table.rowCount === 0 ? block.whenEmpty : null,
    columns: table.columns.map(headingText),
    widths: table.columns.map(({ width }) => width),
    rowCount: table.rowCount,
    rows: order.map((row) => table.columns.map(({ id }) => table.cell(row, id).text)),
    column: Object.fromEntries(table.columns.map(({ id }) => [id, texts(order, id)])),
    row: byRow((row) => Object.fromEntries(table.columns.map(({ id }) => [id, table.cell(row, id).text]))),
    links: byRow((row) => linksOf(table, row)),
    rowIds: order.map((row) => table.rowKey(row)),
    rowHeader: table.rowHeader,
    pageSize: table.paging ? table.pageSize : null,
    pages: block.pages,
    sortable,
    sort: orderInWords(table.initialSort),
    sorted: Object.fromEntries(sortable.map((id) => [id, bothOrders(table, id, texts)])),
    search: table.search,
    filters: filtersOf(table, order),
    totals: totalsOf(table, order),
    tones: order.map((row) => toneOf(table, row)),
    actions: byRow((row) => table.actions(row).map((action) => viewAction(action, row, sending, work))),
    groups: table.groupsOf?.(order).map(groupInWords) ?? null,
    arrange: block.arrange === true,
    selection: sending?.selection ? viewSelection(sending.selection, table, order, work) : null,
    details: detailsOf(table, order, work.viewBlocks),
    csv: block.csv ? toCsv(table, order).slice(1).trimEnd().split('\r\n') : null,
  };
}

const nothingYet = {
  whenEmpty: null,
  widths: [],
  rowCount: 0,
  rows: [],
  column: {},
  row: {},
  links: {},
  rowIds: [],
  rowHeader: '',
  pageSize: null,
  pages: null,
  sortable: [],
  sort: null,
  sorted: {},
  search: null,
  filters: {},
  totals: null,
  tones: [],
  actions: {},
  groups: null,
  arrange: false,
  selection: null,
  details: null,
  csv: null,
} satisfies Partial<ExpectedTable>;

function groupInWords({ label, rows, subtotals }: RowGroup): string[] {
  return [label, String(rows.length), ...Object.entries(subtotals).map(([column, cell]) => `${column}: ${totalText(cell)}`)];
}

function linksOf(table: TableModel, row: number): Record<string, string> {
  const links = table.columns.flatMap(({ id }) => {
    const { href } = table.cell(row, id);
    return href === undefined ? [] : [[id, href] as const];
  });
  return Object.fromEntries(links);
}

function bothOrders(table: TableModel, column: string, texts: (rows: readonly number[], id: string) => string[]) {
  const after = (direction: 'ascending' | 'descending') => texts(Array.from(table.ordered({ column, direction })), column);
  return { ascending: after('ascending'), descending: after('descending') };
}

function filtersOf(table: TableModel, order: readonly number[]): Record<string, Required<ExpectedFilter>> {
  const filter = filterTable(table);
  for (const _ of filter.prepare());
  const entriesOf = (column: string) =>
    filter.entries(column)?.map(({ key, label }) => [label, filter.find({ [column]: key }, order)?.length ?? 0] as const) ?? null;
  return Object.fromEntries(
    table.filters.map(({ column, by }) => {
      const entries = by === 'choice' ? entriesOf(column) : null;
      return [column, { by, entries: entries && Object.fromEntries(entries) }];
    }),
  );
}

// A total with scope page is that of the first page; a total of all rows is the same on every page.
function totalsOf(table: TableModel, order: readonly number[]): ExpectedTotals | null {
  if (!table.totals) return null;
  const cells = table.totals.cells(table.paging ? order.slice(0, table.pageSize) : order);
  return { label: table.totals.label, cells: Object.fromEntries(Object.entries(cells).map(([id, cell]) => [id, totalText(cell)])) };
}

function toneOf(table: TableModel, row: number): string | null {
  const tone = table.tone(row);
  return tone === null ? null : `${tone.tone}: ${tone.label}`;
}

function viewAction(
  action: RowActionModel,
  row: number,
  sending: TableSending | null,
  work: Pick<ViewWork, 'trial'>,
): Required<ExpectedAction> {
  const problems = { byKod: {}, otherwise: null };
  const none = {
    id: action.id,
    label: null,
    request: null,
    fileName: null,
    problems,
    goTo: null,
    state: null,
    otherwise: null,
    question: null,
    outcome: null,
  };
  if (action.action === 'none') return { ...none, otherwise: action.text };
  if (action.action === 'open') return { ...none, label: action.label, goTo: action.goTo, state: action.state };
  if (action.action === 'send') return { ...none, label: action.label, ...(sending && viewSending(sending.ofRow(action.id, row), work)) };
  const { label, file } = action;
  return { ...none, label, request: viewRequest(file.request), fileName: file.fileName, problems: action.problems };
}

function detailsOf(table: TableModel, order: readonly number[], viewBlocks: ViewWork['viewBlocks']): Required<ExpectedDetails> | null {
  if (table.details === null) return null;
  const numbered = order.map((row, place) => ({ row, number: place + 1 }));
  return {
    ...table.details,
    without: numbered.flatMap(({ row, number }) => (table.hasDetails(row) ? [] : [number])),
    row: Object.fromEntries(
      numbered.flatMap(({ row, number }) =>
        table.hasDetails(row) ? [[String(number), viewBlocks(table.detailBlocks(row, 'own'))] as const] : [],
      ),
    ),
  };
}

function orderInWords(order: SortOrder | null): string | null {
  if (order === null) return null;
  const next = orderInWords(order.next ?? null);
  return `${order.column} ${order.direction}${next === null ? '' : `, ${next}`}`;
}
