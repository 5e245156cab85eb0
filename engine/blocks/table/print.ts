import type { BlockPrinter, PrintablePart, Steps } from '../../screen/printable';
import { type TableModel, totalText } from '../../screen/table-model';
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
  for (const row of order) {
    rows.push(table.columns.map((column) => rowCell(table, row, column.id)));
    if (rows.length % rowsInStep === 0) yield undefined;
  }
  const totals = table.totals?.cells(order);
  return {
    kind: 'table',
    id: block.id,
    title: block.title,
    showTitle: block.showTitle,
    lead: Math.max(
      0,
      table.columns.findIndex(({ id }) => id === table.lead),
    ),
    columns: table.columns.map(({ id, label, unit, align, unbroken, width }) => ({ id, label, unit, align, unbroken, width })),
    rows,
    totals:
      table.totals && totals
        ? { label: table.totals.label, cells: table.columns.map(({ id }) => (totals[id] ? totalText(totals[id]) : null)) }
        : null,
    empty: block.empty,
  };
}

function rowCell(table: TableModel, row: number, columnId: string): string {
  const text = table.cell(row, columnId).text;
  const tone = columnId === table.lead ? table.tone(row) : null;
  return tone === null ? text : `${text} (${tone.label})`;
}
