import type { ColumnModel, TableModel } from '../../../engine';

const columns: readonly ColumnModel[] = [
  { id: 'nazwa', label: 'Nazwa', unit: null, align: 'start', unbroken: false, sortable: true, width: 'wide' },
  { id: 'kwota', label: 'Kwota', unit: 'zł', align: 'end', unbroken: true, sortable: true, width: 'normal' },
];

/** A table with a name and an amount in each row, for tests. */
export function buildTableModel(rowCount: number, changes: Partial<TableModel> = {}): TableModel {
  return {
    columns,
    choice: '',
    rowCount,
    rowHeader: 'nazwa',
    initialSort: null,
    pageSize: 5,
    paging: true,
    search: null,
    filters: [],
    inAddress: true,
    totals: null,
    marks: null,
    hasActions: false,
    details: null,
    hasDetails: () => true,
    rowKey: (row) => `w${row}`,
    rowData: (row) => ({ row }),
    cell: (row, column) => ({ text: column === 'nazwa' ? `Pozycja ${row}` : `${row},00`, missing: false }),
    behind: () => {
      throw new Error('The table has no values.');
    },
    csv: (row, column) => `${column}${row}`,
    tone: () => null,
    actions: () => [],
    detailBlocks: () => [],
    ordered: (sort) => {
      const order = Array.from({ length: rowCount }, (_, row) => row);
      return sort?.direction === 'descending' ? order.reverse() : order;
    },
    ...changes,
  };
}
