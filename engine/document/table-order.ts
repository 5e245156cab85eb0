import type { Column } from '../language/language.generated';
import { formatOptions, type Screen } from '../screen/screen';
import type { SortOrder } from '../screen/table-model';
import { cellValue, columnFormat, drawCell } from './draw-cell';
import { orderRows, type SortKey } from './sort-keys';

/**
 * Orders the rows of a table by any of its columns. The keys of a column are worked out once, for both directions, and an order that was
 * asked for is kept. `at` puts a row into the screen's scope.
 */
export function orderRowsBy(
  screen: Screen,
  rowCount: number,
  columnAt: (id: string) => Column,
  at: (row: number) => unknown,
): (sort: SortOrder | null) => Uint32Array {
  const keys = new Map<string, readonly SortKey[]>();
  const orders = new Map<string, Uint32Array>();
  const keysOf = (id: string): readonly SortKey[] => {
    const known = keys.get(id) ?? sortKeys(screen, rowCount, columnAt(id), at);
    keys.set(id, known);
    return known;
  };
  return (sort) => {
    const name = sort === null ? '' : `${sort.column} ${sort.direction}`;
    const known = orders.get(name);
    if (known) return known;
    const order =
      sort === null
        ? Uint32Array.from({ length: rowCount }, (_, row) => row)
        : orderRows(keysOf(sort.column), sort.direction, screen.context.language);
    orders.set(name, order);
    return order;
  };
}

function sortKeys(screen: Screen, rowCount: number, column: Column, at: (row: number) => unknown): readonly SortKey[] {
  const isWords = column.code !== undefined || column.cases !== undefined;
  const format = columnFormat(screen, column);
  const options = formatOptions(screen, null, true);
  const keys = new Array<SortKey>(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const data = at(row);
    if (isWords) keys[row] = drawCell(screen, column, data, true).text;
    else {
      const value = cellValue(screen, column, data);
      keys[row] = value === null || value === undefined ? null : format.sortKey(value, options);
    }
  }
  return keys;
}
