import type { Column } from '../language/language.generated';
import type { Screen } from '../screen/screen';
import { cellValue, columnFormat, headingUnit } from './draw-cell';

/**
 * The least decimal places of a column that names none: quantities under a heading with one unit are one measure and all have the places
 * of the longest, so that 7 570 above 6 194,7 is not read as less. Each column is measured once, when its first cell is drawn.
 */
export function commonPlaces(screen: Screen, rows: readonly unknown[]): (column: Column) => number | undefined {
  const known = new Map<string, number>();
  return (column) => {
    const { places } = columnFormat(screen, column);
    if (places === undefined || !sharesPlaces(screen, column)) return undefined;
    const measured = known.get(column.id);
    if (measured !== undefined) return measured;
    const most = rows.reduce<number>((sofar, row) => Math.max(sofar, places(cellValue(screen, column, row))), 0);
    known.set(column.id, most);
    return most;
  };
}

/** Whether how a value of a column is written depends on all values of it. */
export function sharesPlaces(screen: Screen, column: Column): boolean {
  return column.places === undefined && columnFormat(screen, column).places !== undefined && headingUnit(screen, column) !== null;
}
