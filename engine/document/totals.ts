import type { Column, TableBlock } from '../language/language.generated';
import { formatted, optionalWords, type Screen } from '../screen/screen';
import type { Cell, TotalCell, TotalsModel } from '../screen/table-model';
import { type DecimalSum, partialSums, sumDecimals } from './decimal-sum';
import { cellValue, emptySign, fieldOf, headingUnit, unitOf } from './draw-cell';

/** The totals row of a table, null when no column has a total. */
export function totalsOf(
  screen: Screen,
  block: TableBlock,
  columns: readonly Column[],
  rows: readonly unknown[],
  placesOf: (column: Column) => number | undefined,
): TotalsModel | null {
  const summed = columns.filter((column) => column.total !== undefined);
  if (summed.length === 0) return null;
  const { translate } = screen.context;
  const cellFrom = (column: Column, value: unknown): Cell => {
    if (value === null) return { text: emptySign, missing: false };
    const withUnit = headingUnit(screen, column) === null;
    const places = typeof column.places === 'number' ? column.places : placesOf(column);
    const text = value === undefined ? null : formatted(screen, column.format, value, unitOf(screen, column, null), withUnit, places);
    return text === null ? { text: translate('engine.noData'), missing: true } : { text, missing: false };
  };
  const valueAt = (column: Column) => (place: number) => cellValue(screen, column, rows[place] ?? null);
  // Residents narrow a table again and again; its values are read once for all these sums.
  const isNarrowed = block.search === true || columns.some(({ filter }) => filter !== undefined);
  const parts = new Map<Column, (places: Iterable<number>) => DecimalSum>();
  const sumOf = (column: Column, places: readonly number[] | null): DecimalSum => {
    if (places === null) return column.value === undefined ? sumOfField(rows, column.id) : sumDecimals(rows.length, valueAt(column));
    const at = valueAt(column);
    if (!isNarrowed) return sumDecimals(places.length, (index) => at(places[index] ?? -1));
    const known = parts.get(column) ?? partialSums(rows.length, at);
    parts.set(column, known);
    return known(places);
  };
  const cellOf = (column: Column, pageRows: readonly number[], among: readonly number[] | null = null): TotalCell => {
    const given = column.total?.value;
    if (given !== undefined) {
      const cell = cellFrom(column, screen.evaluate(given, screen.scope));
      return isOfPage ? { ...cell, note: translate('table.ofAll') } : cell;
    }
    const positions = column.total?.scope === 'page' ? pageRows : among;
    const { sum, lacking } = sumOf(column, positions);
    if (lacking === 0) return cellFrom(column, sum);
    return sum === null ? cellFrom(column, undefined) : { ...cellFrom(column, sum), note: translate('table.lacking', { count: lacking }) };
  };
  const isOffice = ({ total }: Column) => total?.value !== undefined;
  const isOfPage = block.pages !== undefined && !summed.every(isOffice);
  const ownWords = isOfPage ? `${translate('table.total')} (${translate('table.ofPage')})` : optionalWords(screen, block.totals);
  const label = ownWords ?? translate('table.total');
  // A total of all rows is the same on every page and in every order, so a long table is summed once.
  const known = new Map<Column, TotalCell>();
  const cellOnce = (column: Column, pageRows: readonly number[]): TotalCell => {
    if (column.total?.scope === 'page') return cellOf(column, pageRows);
    const cell = known.get(column) ?? cellOf(column, pageRows);
    known.set(column, cell);
    return cell;
  };
  return {
    label,
    cells: (pageRows) => Object.fromEntries(summed.map((column) => [column.id, cellOnce(column, pageRows)])),
    sumsOf: (places) =>
      Object.fromEntries(
        summed.filter(({ total }) => total?.value === undefined).map((column) => [column.id, cellOf(column, places, places)]),
      ),
    among(found) {
      const places = Array.from(found);
      const isOfFound = ({ total }: Column) => total?.value === undefined && total?.scope !== 'page';
      const isOfAll = ({ total }: Column) => total?.value !== undefined;
      const anyOfFound = summed.some(isOfFound);
      const ofAll = translate('table.ofAll');
      // Words of the definition may say that all rows are summed.
      const ownLabel = anyOfFound ? translate('table.total') : label;
      const note = anyOfFound ? translate('table.found', { count: places.length }) : ofAll;
      const cellAmong = (column: Column, pageRows: readonly number[]): TotalCell => {
        if (!isOfAll(column)) return cellOf(column, pageRows, places);
        // The office's own total is of all rows, whatever is shown of them.
        return anyOfFound ? { ...cellOnce(column, pageRows), note: ofAll } : cellOnce(column, pageRows);
      };
      return {
        label: anyOfFound || summed.some(isOfAll) ? `${ownLabel} (${note})` : label,
        cells: (pageRows) => Object.fromEntries(summed.map((column) => [column.id, cellAmong(column, pageRows)])),
      };
    },
  };
}

// A screen is worked out again when something else becomes known; its rows are the same then.
const fieldSums = new WeakMap<readonly unknown[], Map<string, DecimalSum>>();

/** The sum of a field of all rows. */
function sumOfField(rows: readonly unknown[], field: string): DecimalSum {
  const ofRows = fieldSums.get(rows) ?? new Map<string, DecimalSum>();
  fieldSums.set(rows, ofRows);
  const sum = ofRows.get(field) ?? sumDecimals(rows.length, (place) => fieldOf(rows[place], field));
  ofRows.set(field, sum);
  return sum;
}
