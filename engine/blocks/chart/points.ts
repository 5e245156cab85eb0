import { cellValue, columnFormat, leastPlaces, unitOf } from '../../document/draw-cell';
import { sum } from '../../expressions/list-functions';
import type { ChartBlock, Column, TableBlock } from '../../language/language.generated';
import { formatOptions, formatted, type Screen, words } from '../../screen/screen';
import { headingText, type TableModel } from '../../screen/table-model';
import type { ChartPoint } from './model';

/** The points of a chart in the order in which they are drawn. */
export interface ChartPoints {
  readonly named: readonly ChartPoint[];
  /** What the chart leaves out, as one point of each series, where it wants to show that. */
  readonly rest: readonly ChartPoint[];
}

/** The points that a chart draws of a table. */
export function pointsOf(screen: Screen, block: ChartBlock, source: TableBlock, table: TableModel): ChartPoints {
  const order = block.last === undefined ? table.ordered(null) : table.ordered({ column: block.category, direction: 'ascending' });
  const columns = drawnColumns(block, source, table);
  const drawn = Array.from(order).flatMap((row) => columns.flatMap((column) => pointAt(screen, block, source, column, table, row)));
  const isOfParts = hasParts(block) && block.kind === 'bar';
  const points = isOfParts ? merged(screen, drawn, columns) : drawn;
  if (block.top === undefined) return { named: block.last === undefined ? points : lastOfEach(points, block.last), rest: [] };
  const bars = isOfParts ? groupsOf(points, ({ category }) => category) : points.map((point) => [point]);
  const ranked = bars.map((parts) => ({ parts, total: sum(parts.map(({ value }) => value)) ?? 0 })).sort((a, b) => b.total - a.total);
  const partsFrom = (start: number, end?: number) => ranked.slice(start, end).flatMap(({ parts }) => parts);
  return { named: partsFrom(0, block.top), rest: restOf(screen, block, columns, partsFrom(block.top)) };
}

/** True where the bars or lines of a chart are told apart by colour, pattern and name. */
export function hasParts({ kind, series, moreValues }: ChartBlock): boolean {
  return kind !== 'pie' && (series !== undefined || moreValues !== undefined);
}

/** The sum of each category as text, in the order of the categories. */
export function sumsOf(screen: Screen, block: ChartBlock, source: TableBlock, points: readonly ChartPoint[]): readonly string[] {
  const column = columnOf(source, block.value);
  if (column === undefined) return [];
  const bars = groupsOf(points, ({ category }) => category);
  return bars.map((parts) => totalText(screen, column, sum(parts.map(({ value }) => value)) ?? 0));
}

/** A column with numbers that a chart draws. */
interface DrawnColumn {
  readonly value: Column;
  readonly compare: Column | null;
  /** Name of its bars or line where there are several columns. */
  readonly name: string | null;
}

function drawnColumns(block: ChartBlock, source: TableBlock, table: TableModel): readonly DrawnColumn[] {
  const compare = columnOf(source, block.compare) ?? null;
  return [block.value, ...(block.moreValues ?? [])].flatMap((id) => {
    const value = columnOf(source, id);
    const shown = table.columns.find((column) => column.id === id);
    // A column that is not shown at the moment is not drawn either.
    if (value === undefined || (shown === undefined && block.moreValues !== undefined)) return [];
    return [{ value, compare, name: block.moreValues === undefined || shown === undefined ? null : headingText(shown) }];
  });
}

function columnOf({ columns }: TableBlock, id: string | undefined): Column | undefined {
  return columns.find((candidate) => candidate.id === id);
}

function pointAt(
  screen: Screen,
  block: ChartBlock,
  source: TableBlock,
  { value: column, compare, name }: DrawnColumn,
  table: TableModel,
  row: number,
): ChartPoint[] {
  const data = table.rowData(row);
  const value = cellValue(screen, column, data);
  if (typeof value !== 'number' || !Number.isFinite(value)) return [];
  const compared = compare === null ? null : cellValue(screen, compare, data);
  const text = table.cell(row, column.id).text;
  return [
    {
      category: table.cell(row, block.category).text,
      instant: instantOf(screen, source, block.category, data),
      value,
      text: block.note === undefined ? text : `${text} (${table.cell(row, block.note).text})`,
      compared: compare !== null && typeof compared === 'number' ? { value: compared, text: table.cell(row, compare.id).text } : null,
      series: name ?? (block.series === undefined ? null : table.cell(row, block.series).text),
    },
  ];
}

/** One point for each part of a bar: rows with the same category and series are one part. */
function merged(screen: Screen, points: readonly ChartPoint[], columns: readonly DrawnColumn[]): readonly ChartPoint[] {
  const column = columns[0]?.value;
  return groupsOf(points, ({ category, series }) => JSON.stringify([category, series])).flatMap((same) => {
    const [first] = same;
    if (first === undefined || column === undefined || same.length === 1) return same;
    const value = sum(same.map((point) => point.value)) ?? 0;
    return [{ ...first, value, text: totalText(screen, column, value) }];
  });
}

/** The points with the same key together, in the order in which the keys come. */
function groupsOf(points: readonly ChartPoint[], keyOf: (point: ChartPoint) => string): readonly (readonly ChartPoint[])[] {
  const groups = new Map<string, ChartPoint[]>();
  for (const point of points) {
    const key = keyOf(point);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [point]);
    else group.push(point);
  }
  return [...groups.values()];
}

function restOf(
  screen: Screen,
  { rest }: ChartBlock,
  columns: readonly DrawnColumn[],
  others: readonly ChartPoint[],
): readonly ChartPoint[] {
  if (rest === undefined) return [];
  const category = words(screen, rest);
  return [...new Set(others.map(({ series }) => series))].flatMap((series) => {
    const column = columns.find(({ name }) => name === series) ?? columns[0];
    if (column === undefined) return [];
    const { value, compare } = column;
    const points = others.filter((point) => point.series === series);
    const total = sum(points.map((point) => point.value)) ?? 0;
    const compared = sum(points.map((point) => point.compared?.value)) ?? 0;
    return [
      {
        category,
        instant: null,
        value: total,
        text: totalText(screen, value, total),
        compared: compare === null ? null : { value: compared, text: totalText(screen, compare, compared) },
        series,
      },
    ];
  });
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
