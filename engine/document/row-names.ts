import type { TableModel } from '../screen/table-model';

// In a long table a row's name is only made different from rows nearby: comparing all rows would mean working out all their cells.
const rowsTogether = 200;

/**
 * Names of rows for their buttons, by place among the given rows: the text of the lead column, and where rows share it, what their other
 * columns say, until they differ; rows that are the same in everything are counted. They are worked out when the first row near is asked for.
 */
export function nameRows(table: TableModel, rows: ArrayLike<number>): (place: number) => string {
  const known = new Map<number, readonly string[]>();
  return (place) => {
    const part = Math.floor(place / rowsTogether);
    const start = part * rowsTogether;
    const names = known.get(part) ?? namesOf(table, slice(rows, start, start + rowsTogether));
    known.set(part, names);
    return names[place - start] ?? '';
  };
}

function slice(rows: ArrayLike<number>, from: number, to: number): readonly number[] {
  return Array.from({ length: Math.min(to, rows.length) - from }, (_, index) => rows[from + index] ?? 0);
}

interface NamedRow {
  readonly place: number;
  readonly row: number;
  readonly name: string;
}

function namesOf(table: TableModel, rows: readonly number[]): readonly string[] {
  const others = table.columns.map(({ id }) => id).filter((id) => id !== table.rowHeader);
  const named = rows.map((row, place): NamedRow => ({ place, row, name: table.cell(row, table.rowHeader).text }));
  const names = rows.map(() => '');
  for (const { place, name } of toldApart(table, named, others)) names[place] = name;
  return names;
}

/** Rows that share a name get the text of the column that tells most of them apart, the first of several such. */
function toldApart(table: TableModel, rows: readonly NamedRow[], columns: readonly string[]): readonly NamedRow[] {
  const groups = new Map<string, NamedRow[]>();
  for (const named of rows) {
    const same = groups.get(named.name);
    if (same) same.push(named);
    else groups.set(named.name, [named]);
  }
  return [...groups.values()].flatMap((same) => {
    if (same.length === 1) return same;
    const kinds = columns.map((id) => new Set(same.map(({ row }) => table.cell(row, id).text)).size);
    const most = Math.max(0, ...kinds);
    const column = most > 1 ? columns[kinds.indexOf(most)] : undefined;
    if (column === undefined) return same.map((named, index) => ({ ...named, name: `${named.name} (${index + 1})` }));
    const longer = same.map((named) => ({ ...named, name: `${named.name}, ${table.cell(named.row, column).text}` }));
    return toldApart(
      table,
      longer,
      columns.filter((id) => id !== column),
    );
  });
}
