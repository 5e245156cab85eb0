import type { ColumnModel, TableModel } from '../screen/table-model';

const known = new WeakMap<TableModel, readonly ColumnModel[]>();

/**
 * The columns of a table whose rows are blocks, because there is no room for columns: what names the row, then what matters most of it, which
 * the definition says or is the first value that is summed, then all others in their order.
 */
export function blockColumns(model: TableModel): readonly ColumnModel[] {
  const found = known.get(model) ?? ordered(model);
  known.set(model, found);
  return found;
}

function ordered({ columns, rowHeader, totals }: TableModel): readonly ColumnModel[] {
  const summed = totals?.cells([]) ?? {};
  const lead = columns.find(({ id }) => id === rowHeader);
  const others = columns.filter((column) => column !== lead);
  const key = others.find(({ important }) => important) ?? others.find(({ id }) => id in summed);
  const first = [lead, key].flatMap((column) => column ?? []);
  return [...first, ...columns.filter((column) => !first.includes(column))];
}
