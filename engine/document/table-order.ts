import type { Column } from '../language/language.generated';
import { formatOptions, type Screen } from '../screen/screen';
import type { SortOrder } from '../screen/table-model';
import { cellValue, columnFormat, drawCell } from './draw-cell';
import { orderRows, type SortKey } from './sort-keys';

/**
 * Orders the rows of a table by any of its columns. The keys of a column are worked out once, for both directions, and an order that was
 * asked for is kept. With a group its rows stand together.
 */
export function orderRowsBy(
  screen: Screen,
  rows: readonly unknown[],
  columnAt: (id: string) => Column,
  group: string | null,
): { ordered(sort: SortOrder | null): Uint32Array; keysOf(id: string): readonly SortKey[] } {
  const keys = new Map<string, readonly SortKey[]>();
  const orders = new Map<string, Uint32Array>();
  const keysOf = (id: string): readonly SortKey[] => {
    const known = keys.get(id) ?? sortKeys(screen, rows, columnAt(id));
    keys.set(id, known);
    return known;
  };
  const orderBy = (sort: SortOrder | null): Uint32Array => {
    const name = nameOf(sort);
    const known = orders.get(name);
    if (known) return known;
    const order =
      sort === null
        ? officeOrder(rows.length)
        : orderRows(keysOf(sort.column), sort.direction, screen.context.language, sort.next ? orderBy(sort.next) : null);
    orders.set(name, order);
    return order;
  };
  return { ordered: (sort) => orderBy(group === null ? sort : inGroups(sort, group)), keysOf };
}

/** Groups stand in the order of their column; what the resident sorts by orders the rows within each. */
function inGroups(sort: SortOrder | null, group: string): SortOrder {
  if (sort === null) return { column: group, direction: 'ascending' };
  return sort.column === group ? sort : { column: group, direction: 'ascending', next: sort };
}

function nameOf(sort: SortOrder | null): string {
  return sort === null ? '' : `${sort.column} ${sort.direction} ${nameOf(sort.next ?? null)}`;
}

function sortKeys(screen: Screen, rows: readonly unknown[], column: Column): readonly SortKey[] {
  const isWords = column.code !== undefined || column.cases !== undefined;
  const format = columnFormat(screen, column);
  const options = formatOptions(screen, null, true);
  return rows.map((row) => {
    if (isWords) return drawCell(screen, column, row, true).text;
    const value = cellValue(screen, column, row);
    return value === null || value === undefined ? null : format.sortKey(value, options);
  });
}

function officeOrder(count: number): Uint32Array {
  const order = new Uint32Array(count);
  for (let place = 1; place < count; place += 1) order[place] = place;
  return order;
}
