import type { BlockPrinter, PrintablePart, Steps } from '../../screen/printable';
import { type RowGroup, type TableModel, totalText } from '../../screen/table-model';
import type { TableBlockModel } from './model';

export const printer: BlockPrinter<TableBlockModel> = {
  *parts(block) {
    return block.table === null ? [] : [yield* tablePart(block, block.table)];
  },
};

const rowsInStep = 50;

function* tablePart(block: TableBlockModel, table: TableModel): Steps<PrintablePart> {
  const order = Array.from(table.ordered(table.initialSort));
  const rows: string[][] = [];
  const endings = new Map((table.groupsOf?.(order) ?? []).map((group) => [group.rows.at(-1), group]));
  for (const row of order) {
    rows.push(table.columns.map((column) => rowCell(table, row, column.id)));
    const group = endings.get(row);
    if (group && Object.keys(group.subtotals).length > 0) rows.push(subtotalsRow(table, group));
    if (rows.length % rowsInStep === 0) yield undefined;
  }
  const totals = table.totals?.cells(order);
  return {
    kind: 'table',
    id: block.id,
    title: block.title,
    showTitle: block.showTitle,
    rowHeader: Math.max(
      0,
      table.columns.findIndex(({ id }) => id === table.rowHeader),
    ),
    columns: table.columns.map(({ id, label, unit, align, unbroken, width }) => ({ id, label, unit, align, unbroken, width })),
    rows,
    totals:
      table.totals && totals
        ? { label: table.totals.label, cells: table.columns.map(({ id }) => (totals[id] ? totalText(totals[id]) : null)) }
        : null,
    whenEmpty: block.whenEmpty,
  };
}

/** A group ends with its subtotals, under the words that stand before the totals. */
function subtotalsRow(table: TableModel, { label, subtotals }: RowGroup): string[] {
  return table.columns.map(({ id }) => {
    const cell = subtotals[id];
    if (id === table.rowHeader) return `${table.totals?.label ?? ''}: ${label}`;
    return cell ? totalText(cell) : '';
  });
}

function rowCell(table: TableModel, row: number, columnId: string): string {
  const text = table.cell(row, columnId).text;
  const tone = columnId === table.rowHeader ? table.tone(row) : null;
  return tone === null ? text : `${text} (${tone.label})`;
}
