import { cellValue, columnFormat, leastPlaces, unitOf } from '../../document/draw-cell';
import { sum } from '../../expressions/list-functions';
import type { ChartBlock, Column, TableBlock } from '../../language/language.generated';
import { formatOptions, formatted, type Screen, words } from '../../screen/screen';
import type { TableModel } from '../../screen/table-model';
import type { ChartPoint } from './model';

/** The points of a chart in the order in which they are drawn. */
export interface ChartPoints {
  readonly named: readonly ChartPoint[];
  /** What the chart leaves out, as one point, where it wants to show that. */
  readonly rest: ChartPoint | null;
}

/** The points that a chart draws of a table. */
export function pointsOf(screen: Screen, block: ChartBlock, source: TableBlock, table: TableModel): ChartPoints {
  const value = columnOf(source, block.value);
  if (!value) return { named: [], rest: null };
  const compare = columnOf(source, block.compare) ?? null;
  const order = block.last === undefined ? table.ordered(null) : table.ordered({ column: block.category, direction: 'ascending' });
  const points = Array.from(order).flatMap((row) => pointAt(screen, block, source, { value, compare }, table, row));
  if (block.top === undefined) return { named: block.last === undefined ? points : lastOfEach(points, block.last), rest: null };
  const ranked = [...points].sort((left, right) => right.value - left.value);
  const others = ranked.slice(block.top);
  return { named: ranked.slice(0, block.top), rest: restOf(screen, block, { value, compare }, others) };
}

interface DrawnColumns {
  readonly value: Column;
  readonly compare: Column | null;
}

function columnOf({ columns }: TableBlock, id: string | undefined): Column | undefined {
  return columns.find((candidate) => candidate.id === id);
}

function pointAt(
  screen: Screen,
  block: ChartBlock,
  source: TableBlock,
  { value: column, compare }: DrawnColumns,
  table: TableModel,
  row: number,
): ChartPoint[] {
  const data = table.rowData(row);
  const value = cellValue(screen, column, data);
  if (typeof value !== 'number') return [];
  const compared = compare === null ? null : cellValue(screen, compare, data);
  const text = table.cell(row, block.value).text;
  return [
    {
      category: table.cell(row, block.category).text,
      instant: instantOf(screen, source, block.category, data),
      value,
      text: block.note === undefined ? text : `${text} (${table.cell(row, block.note).text})`,
      compared: compare !== null && typeof compared === 'number' ? { value: compared, text: table.cell(row, compare.id).text } : null,
      series: block.series === undefined ? null : table.cell(row, block.series).text,
    },
  ];
}

function restOf(screen: Screen, { rest }: ChartBlock, { value, compare }: DrawnColumns, others: readonly ChartPoint[]): ChartPoint | null {
  if (rest === undefined || others.length === 0) return null;
  const total = sum(others.map((point) => point.value)) ?? 0;
  const compared = sum(others.map((point) => point.compared?.value)) ?? 0;
  return {
    category: words(screen, rest),
    instant: null,
    value: total,
    text: totalText(screen, value, total),
    compared: compare === null ? null : { value: compared, text: totalText(screen, compare, compared) },
    series: null,
  };
}

function totalText(screen: Screen, column: Column, total: number): string {
  return formatted(screen, column.format, total, unitOf(screen, column, null), false, leastPlaces(screen, column, null)) ?? '';
}

function instantOf(screen: Screen, source: TableBlock, id: string, row: unknown): number | null {
  const column = columnOf(source, id);
  if (column === undefined || column.code !== undefined || column.cases !== undefined) return null;
  const value = cellValue(screen, column, row);
  return columnFormat(screen, column).instant?.(value, formatOptions(screen, null, false)) ?? null;
}

function lastOfEach(points: readonly ChartPoint[], count: number): readonly ChartPoint[] {
  const kept = new Set<ChartPoint>();
  for (const series of new Set(points.map((point) => point.series))) {
    for (const point of points.filter((candidate) => candidate.series === series).slice(-count)) kept.add(point);
  }
  return points.filter((point) => kept.has(point));
}
