import { cellValue, columnFormat } from '../../document/draw-cell';
import type { ChartBlock, Column, TableBlock } from '../../language/language.generated';
import { findBlock } from '../../screen/held-blocks';
import type { BlockResolver } from '../../screen/kinds';
import { formatOptions, type Screen, withNames, words } from '../../screen/screen';
import type { TableModel } from '../../screen/table-model';
import { tableOf } from '../table/table-of';
import type { ChartModel, ChartPoint } from './model';

export const resolver: BlockResolver<ChartBlock, ChartModel> = {
  resolve(work, block, state) {
    const { screen } = work;
    const source = state.status === 'ready' ? findBlock(screen.kinds, screen.service.definition.blocks, block.table) : null;
    const points = source?.block === 'table' ? pointsOf(screen, block, source, tableOf(work, source)) : [];
    return {
      block: 'chart',
      id: block.id,
      title: words(screen, block.title),
      state,
      kind: block.kind,
      points,
      summary: points.length === 0 ? '' : words(withNames(screen, summaryNames(points)), block.summary),
      palette: block.palette ?? 10,
      hideInHighContrast: block.hideInHighContrast === true,
      table: block.table,
      quiet: true,
    };
  },
};

function pointsOf(screen: Screen, block: ChartBlock, source: TableBlock, table: TableModel): readonly ChartPoint[] {
  const column = source.columns.find((candidate) => candidate.id === block.value);
  if (!column) return [];
  const order = block.last === undefined ? table.ordered(null) : table.ordered({ column: block.category, direction: 'ascending' });
  const points = Array.from(order).flatMap((row) => pointAt(screen, block, source, column, table, row));
  if (block.top !== undefined) return [...points].sort((left, right) => right.value - left.value).slice(0, block.top);
  return block.last === undefined ? points : lastOfEach(points, block.last);
}

function pointAt(screen: Screen, block: ChartBlock, source: TableBlock, column: Column, table: TableModel, row: number): ChartPoint[] {
  const value = cellValue(screen, column, table.rowData(row));
  if (typeof value !== 'number') return [];
  const series = block.series === undefined ? null : table.cell(row, block.series).text;
  const category = table.cell(row, block.category).text;
  return [
    {
      category,
      instant: instantOf(screen, source, block.category, table.rowData(row)),
      value,
      text: table.cell(row, block.value).text,
      series,
    },
  ];
}

function instantOf(screen: Screen, { columns }: TableBlock, id: string, row: unknown): number | null {
  const column = columns.find((candidate) => candidate.id === id);
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

function summaryNames(points: readonly ChartPoint[]): Readonly<Record<string, unknown>> {
  const ranked = [...points].sort((left, right) => right.value - left.value);
  const total = points.reduce((sum, point) => sum + point.value, 0);
  return { first: ranked[0], last: ranked.at(-1), total: Number(total.toPrecision(15)), count: points.length };
}
