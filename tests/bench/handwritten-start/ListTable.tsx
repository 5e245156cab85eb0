import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel, Typography } from '@mui/material';
import { createColumnHelper, createSortedRowModel, rowSortingFeature, type SortFn, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { type List, type Row, textOf } from './lists';

const collator = new Intl.Collator('pl', { numeric: true });
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, Row>();
const byValue: SortFn<typeof features, Row> = (a, b, column) =>
  collator.compare(String(a.getValue(column) ?? ''), String(b.getValue(column) ?? ''));

function columnsOf(list: List) {
  return helper.columns(
    list.columns.map(({ id, header }) => helper.accessor((row) => row[id], { id, header, sortFn: byValue, sortDescFirst: false })),
  );
}

/** A list as a sortable table. */
export function ListTable({ list, rows }: { list: List; rows: readonly Row[] }) {
  const columns = useMemo(() => columnsOf(list), [list]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns, data });
  return (
    <section>
      <Typography variant="h5" component="h2">
        {list.title}
      </Typography>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={list.title}>
          <TableHead>
            {table.getHeaderGroups().map((group) => (
              <TableRow key={group.id}>
                {group.headers.map(({ id, column }) => (
                  <TableCell key={id} sortDirection={column.getIsSorted()}>
                    <TableSortLabel
                      active={column.getIsSorted() !== false}
                      direction={column.getIsSorted() || 'asc'}
                      onClick={column.getToggleSortingHandler()}
                    >
                      {String(column.columnDef.header)}
                    </TableSortLabel>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableHead>
          <TableBody>
            {table.getRowModel().rows.map((row) => (
              <TableRow key={row.id}>
                {list.columns.map((column) => (
                  <TableCell key={column.id}>{textOf(row.original[column.id], column)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
