import { isExpression, type Names, type Scope, scopeOf } from '../expressions';
import { type Format, formatOf, mostPlaces } from '../formats';
import type { Column, Text } from '../language/language.generated';
import { codeLabel, formatOptions, formatted, isVisible, type Screen, withNames, words } from '../screen/screen';
import type { Cell } from '../screen/table-model';

/** Shown for an empty value. */
export const emptySign = '–';

/** The visible columns or fields. */
export function columnsOf(screen: Screen, columns: readonly Column[]): readonly Column[] {
  return columns.filter((column) => isVisible(screen, column.visible));
}

/** Whether a value is empty: null, or a list without content. A value that the answer lacks (`undefined`) is missing, not empty. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** The value that a column shows of a row; `undefined` when the contract requires it and the answer lacks it. */
export function cellValue(screen: Screen, column: Column, row: unknown): unknown {
  if (column.value !== undefined) return screen.evaluate(column.value, rowScope(screen, row));
  return fieldOf(row, column.id);
}

/** A field of a row; null where the row has none of this name. */
export function fieldOf(row: unknown, field: string): unknown {
  if (typeof row !== 'object' || row === null || !Object.hasOwn(row, field)) return null;
  return (row as Names)[field];
}

/** Draws the value of a column by its format, code table and words, a number with so many places at least. */
export function drawCell(screen: Screen, column: Column, row: unknown, withUnit: boolean, least = leastPlaces(screen, column, row)): Cell {
  const special = specialCase(screen, column, row);
  if (special) return { text: wordsInRow(screen, special.text, row), missing: false };
  const value = cellValue(screen, column, row);
  if (isEmptyValue(value))
    return { text: column.whenNull === undefined ? emptySign : wordsInRow(screen, column.whenNull, row), missing: false };
  const text =
    value === undefined
      ? null
      : ((column.code === undefined ? null : codeLabel(screen, column.code, value)) ??
        formatted(screen, column.format, value, unitOf(screen, column, row), withUnit, least));
  if (text === null) return { text: screen.context.translate('engine.noData'), missing: true };
  const href = columnFormat(screen, column).href?.(value) ?? null;
  const isOther = column.language !== undefined && column.language !== screen.context.language && column.code === undefined;
  return { text, missing: false, ...(href !== null && { href }), ...(isOther && { language: column.language }) };
}

/** The value of a column for another program: as its format copies it, without unit and grouping. Null when there is none. */
export function plainValue(screen: Screen, column: Column, row: unknown): string | null {
  const { text, missing } = drawCell(screen, column, row, false);
  const value = cellValue(screen, column, row);
  if (missing || isEmptyValue(value) || value === '') return null;
  if (specialCase(screen, column, row) || column.code !== undefined) return text;
  const format = columnFormat(screen, column);
  return format.copy?.(value) ?? format.csv(value, formatOptions(screen, null, false, leastPlaces(screen, column, row)));
}

/** The first case of a column whose condition is true for a row; its text replaces the value. */
export function specialCase(screen: Screen, { cases }: Column, row: unknown): NonNullable<Column['cases']>[number] | undefined {
  return cases?.find(({ when }) => screen.evaluate(when, rowScope(screen, row)) === true);
}

/** The unit of a column for a row. */
export function unitOf(screen: Screen, { unit }: Column, row: unknown): string | null {
  const words = isExpression(unit) ? screen.evaluate(unit, rowScope(screen, row)) : unit;
  return typeof words === 'string' && words !== '' ? words : null;
}

/** The minimum number of decimal places of a column in a row. */
export function leastPlaces(screen: Screen, { places }: Column, row: unknown): number | undefined {
  const least = isExpression(places) ? screen.evaluate(places, rowScope(screen, row)) : places;
  return typeof least === 'number' && least > 0 ? Math.min(Math.trunc(least), mostPlaces) : undefined;
}

// Only a scope, not a whole screen, which would cost ten times as much: a long table makes one for each cell.
function rowScope(screen: Screen, row: unknown): Scope {
  return scopeOf({ row }, screen.scope);
}

function wordsInRow(screen: Screen, text: Text, row: unknown): string {
  return typeof text === 'string' ? text : words(withNames(screen, { row }), text);
}

/** The format of a column. */
export function columnFormat({ kinds }: Screen, { format }: Column): Format {
  return formatOf(kinds.formats, format ?? 'text');
}

/** The unit in the heading, null if each row has its own. */
export function headingUnit(screen: Screen, column: Column): string | null {
  if (isExpression(column.unit)) return null;
  const options = formatOptions(screen, typeof column.unit === 'string' ? column.unit : null, true);
  return columnFormat(screen, column).unit?.(options) ?? null;
}
