import type { RowGroup, TableModel } from '../screen/table-model';
import type { SortKey } from './sort-keys';

/**
 * The groups of rows that stand in an order, in which equal keys are neighbours. Labels and subtotals are worked out when they are read: a
 * long table draws few of its groups.
 */
export function groupRows(
  { cell, totals }: Pick<TableModel, 'cell' | 'totals'>,
  column: string,
  keys: readonly SortKey[],
  order: ArrayLike<number>,
): readonly RowGroup[] {
  const groups: number[][] = [];
  let before: SortKey | undefined;
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    const key = keys[row] ?? null;
    if (key === before) groups.at(-1)?.push(row);
    else groups.push([row]);
    before = key;
  }
  return groups.map((rows): RowGroup => {
    let summed: RowGroup['subtotals'] | null = null;
    return {
      rows,
      get label() {
        return cell(rows[0] ?? 0, column).text;
      },
      get subtotals() {
        summed ??= totals?.sumsOf?.(rows) ?? {};
        return summed;
      },
    };
  });
}
