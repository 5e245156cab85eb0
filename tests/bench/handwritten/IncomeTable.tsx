import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TablePagination,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { lazy, Suspense, useMemo } from 'react';
import { amounts, formatMoney, type Income, total } from './income';

const AllRows = lazy(async () => ({ default: (await import('./AllRows')).AllRows }));
const manyRows = 200;

const collator = new Intl.Collator('pl', { numeric: true });
const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const byText: SortFn<typeof features, Income> = (a, b, column) => collator.compare(a.getValue<string>(column), b.getValue<string>(column));
const byNumber: SortFn<typeof features, Income> = (a, b, column) =>
  (a.getValue<number | null>(column) ?? 0) - (b.getValue<number | null>(column) ?? 0);
const helper = createColumnHelper<typeof features, Income>();
const labels = {
  planPoZmianach: 'Plan po zmianach',
  naleznosci: 'Należności',
  dochodyOtrzymane: 'Dochody otrzymane',
  dochodyWykonane: 'Dochody wykonane',
};
const columns = helper.columns([
  helper.accessor('rozdzial', { header: 'Rozdział', sortFn: byText }),
  helper.accessor('paragraf', { header: 'Paragraf', sortFn: byText }),
  helper.accessor('nazwaPozycji', { header: 'Nazwa pozycji', sortFn: byText }),
  ...amounts.map((id) =>
    helper.accessor(id, { header: labels[id], cell: ({ getValue }) => formatMoney(getValue()), sortFn: byNumber, sortDescFirst: false }),
  ),
]);
const isAmount = (column: string) => amounts.some((id) => id === column);
const align = (column: string) => (isAmount(column) ? 'right' : 'left');
const tabular = { fontVariantNumeric: 'tabular-nums' };

/** The sortable, paged table with totals. */
export function IncomeTable({ rows }: { rows: Income[] }) {
  const table = useTable({ features, columns, data: rows, initialState: { pagination: { pageIndex: 0, pageSize: 5 } } });
  const { pageIndex, pageSize } = table.state.pagination;
  const shown = table.getRowModel().rows;
  const totals = useMemo(() => amounts.map((id) => ({ id, text: formatMoney(total(rows, id)) })), [rows]);
  return (
    <Paper variant="outlined">
      <TableContainer>
        <Table stickyHeader size="small" aria-label="Dochody budżetu gminy" sx={tabular}>
          <TableHead>
            {table.getHeaderGroups().map((group) => (
              <TableRow key={group.id}>
                {group.headers.map(({ id, column, ...header }) => (
                  <TableCell key={id} align={align(id)} sortDirection={column.getIsSorted()}>
                    <TableSortLabel
                      active={column.getIsSorted() !== false}
                      direction={column.getIsSorted() || 'asc'}
                      onClick={column.getToggleSortingHandler()}
                    >
                      {String(header.isPlaceholder ? '' : column.columnDef.header)}
                    </TableSortLabel>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableHead>
          {shown.length > manyRows ? (
            <Suspense>
              <AllRows count={shown.length} columns={columns.length} draw={(index) => <Cells row={shown[index]} />} />
            </Suspense>
          ) : (
            <TableBody>
              {shown.map((row) => (
                <TableRow key={row.id}>
                  <Cells row={row} />
                </TableRow>
              ))}
            </TableBody>
          )}
          <TableFooter>
            <TableRow>
              <TableCell colSpan={3}>Razem, wszystkie pozycje</TableCell>
              {totals.map(({ id, text }) => (
                <TableCell key={id} align="right">
                  {text}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
      {rows.length > 5 && (
        <TablePagination
          component="div"
          count={rows.length}
          page={pageSize >= rows.length ? 0 : pageIndex}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[5, 10, 20, 30, { value: rows.length, label: 'Wszystkie' }]}
          labelRowsPerPage="Liczba wierszy na stronie"
          labelDisplayedRows={({ from, to, count }) => `${from}–${to} z ${count}`}
          slotProps={{ select: { native: true } }}
          onPageChange={(_, page) => table.setPageIndex(page)}
          onRowsPerPageChange={(event) => table.setPageSize(Number(event.target.value))}
        />
      )}
    </Paper>
  );
}

type Row = ReturnType<ReturnType<typeof useTable<typeof features, Income>>['getRowModel']>['rows'][number];

function Cells({ row }: { row: Row | undefined }) {
  return row?.getAllCells().map((cell) => (
    <TableCell key={cell.id} align={align(cell.column.id)}>
      {isAmount(cell.column.id) ? formatMoney(cell.getValue<number | null>()) : cell.getValue<string>()}
    </TableCell>
  ));
}
