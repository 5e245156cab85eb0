import { formats } from '../../formats';
import type { FoundField } from './found-fields';
import type { FoundRows } from './found-rows';
import type { PlannedChart, PlannedColumn } from './plan';

/** The column that is proposed for a field. */
export function proposedColumn(field: FoundField): PlannedColumn {
  return { field, label: field.label, format: field.format, total: false };
}

/** Whether the values of a column can be summed and drawn. */
export function isOfNumbers({ field, format }: Pick<PlannedColumn, 'field' | 'format'>): boolean {
  const types = [field.contract.type ?? []].flat().filter((type) => type !== 'null');
  return format !== null && formats[format].numeric && types.length > 0 && types.every((type) => type === 'number' || type === 'integer');
}

/** Whether the values of a column can name what a chart draws: texts, days and years. */
export function isOfNames({ field, format }: Pick<PlannedColumn, 'field' | 'format'>): boolean {
  const types = [field.contract.type ?? []].flat().filter((type) => type !== 'null');
  if (types.length !== 1) return false;
  return types[0] === 'string' || (format !== null && !formats[format].numeric && types[0] === 'integer');
}

/** The chart that fits the columns: a line over days and years, else bars. Null without names or without numbers. */
export function proposedChart(rows: Pick<FoundRows, 'kind'>, columns: readonly PlannedColumn[]): PlannedChart | null {
  if (rows.kind !== 'list') return null;
  const value = columns.find(isOfNumbers);
  const names = columns.filter((column) => column !== value && isOfNames(column));
  const category = names.find(isInTime) ?? names[0];
  if (value === undefined || category === undefined) return null;
  return { kind: chartKindOver(category), category: category.field.id, value: value.field.id };
}

/** The kind of chart for a column of names: a line over days and years, else bars. */
export function chartKindOver(category: PlannedColumn): PlannedChart['kind'] {
  return isInTime(category) ? 'line' : 'bar';
}

function isInTime({ field, format }: PlannedColumn): boolean {
  return field.contract.format !== undefined || (format !== null && formats[format].takes === 'years');
}
