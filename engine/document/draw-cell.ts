import { evaluateValue, isExpression } from '../expressions';
import { type Format, formatOf, mostPlaces } from '../formats';
import type { Column } from '../language/language.generated';
import { codeLabel } from '../screen/code-label';
import { formatOptions, formatted, isVisible, type Screen, words } from '../screen/screen';
import type { Cell } from '../screen/table-model';

/** Sign for a value that may be empty and is. */
export const emptySign = '–';

/** The columns or fields that are to be shown. */
export function columnsOf(screen: Screen, columns: readonly Column[]): readonly Column[] {
  return columns.filter((column) => isVisible(screen, column.visible));
}

/** Whether a value is empty: nothing, or a list of nothing. A value that the answer lacks is not empty, it is missing. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** The value that a column shows of a row; `undefined` when the contract requires it and the answer lacks it. */
export function cellValue(screen: Screen, column: Column, row: unknown): unknown {
  if (column.value !== undefined) return screen.evaluate(column.value, screen.scope);
  if (typeof row !== 'object' || row === null || !Object.hasOwn(row, column.id)) return null;
  return (row as Record<string, unknown>)[column.id];
}

/** Draws the value of a column, a number with so many places at least. The screen's scope must already hold `row`. */
export function drawCell(screen: Screen, column: Column, row: unknown, withUnit: boolean, least = leastPlaces(screen, column)): Cell {
  const special = column.cases?.find((candidate) => screen.evaluate(candidate.when, screen.scope) === true);
  if (special) return { text: words(screen, special.text), missing: false };
  return drawValue(screen, column, cellValue(screen, column, row), withUnit, least);
}

/** Draws a value by the format, code table and words of a column. */
export function drawValue(screen: Screen, column: Column, value: unknown, withUnit: boolean, least = leastPlaces(screen, column)): Cell {
  if (isEmptyValue(value)) return { text: column.whenNull === undefined ? emptySign : words(screen, column.whenNull), missing: false };
  const text =
    value === undefined
      ? null
      : ((column.code === undefined ? null : codeLabel(screen, column.code, value)) ??
        formatted(screen, column.format, value, unitOf(screen, column), withUnit, least));
  if (text === null) return { text: screen.context.translate('engine.noData'), missing: true };
  const href = columnFormat(screen, column).href?.(value) ?? null;
  const isOther = column.language !== undefined && column.language !== screen.context.language && column.code === undefined;
  return { text, missing: false, ...(href !== null && { href }), ...(isOther && { language: column.language }) };
}

/** The unit of a column for the row in scope. */
export function unitOf(screen: Screen, column: Column): string | null {
  const unit = column.unit === undefined ? null : evaluateValue(column.unit, screen.scope, screen.evaluate);
  return typeof unit === 'string' && unit !== '' ? unit : null;
}

/** The least decimal places that a column asks for, for the row in scope. */
export function leastPlaces(screen: Screen, { places }: Column): number | undefined {
  const least = places === undefined ? undefined : evaluateValue(places, screen.scope, screen.evaluate);
  return typeof least === 'number' && least > 0 ? Math.min(Math.trunc(least), mostPlaces) : undefined;
}

/** The format of a column. */
export function columnFormat({ kinds }: Screen, { format }: Column): Format {
  return formatOf(kinds.formats, format ?? 'text');
}

/** The unit that the heading says once, null when rows carry their own. */
export function headingUnit(screen: Screen, column: Column): string | null {
  if (isExpression(column.unit)) return null;
  const options = formatOptions(screen, typeof column.unit === 'string' ? column.unit : null, true);
  return columnFormat(screen, column).unit?.(options) ?? null;
}
