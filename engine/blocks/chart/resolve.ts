import { sum } from '../../expressions/list-functions';
import type { ChartBlock, TableBlock } from '../../language/language.generated';
import { findBlock } from '../../screen/held-blocks';
import type { BlockResolver } from '../../screen/kinds';
import { type Screen, withNames, words } from '../../screen/screen';
import { headingText, type TableModel } from '../../screen/table-model';
import { tableOf } from '../table/table-of';
import type { ChartKey, ChartModel, ChartPoint } from './model';
import { type ChartPoints, hasParts, pointsOf, sumsOf } from './points';
import { withinRoom } from './room';
import { trendOf } from './trend';

export const resolver: BlockResolver<ChartBlock, ChartModel> = {
  resolve(work, block, state) {
    const { screen } = work;
    const source = state.status === 'ready' ? findBlock(screen.kinds, screen.service.definition.blocks, block.table) : null;
    const drawn = source?.block === 'table' ? drawnOf(screen, block, source, tableOf(work, source)) : nothingDrawn;
    return {
      block: 'chart',
      id: block.id,
      title: words(screen, block.title),
      state,
      kind: block.kind,
      ...drawn,
      stacked: block.stacked === true,
      most: block.top === undefined ? null : block.top + (block.rest === undefined ? 0 : 1),
      palette: block.palette ?? 10,
      hideInHighContrast: block.hideInHighContrast === true,
      table: block.table,
      language: screen.context.language,
      quiet: true,
    };
  },
};

type Drawn = Pick<ChartModel, 'points' | 'keys' | 'sums' | 'trend' | 'cut' | 'summary'>;

const nothingDrawn: Drawn = { points: [], keys: [], sums: [], trend: null, cut: null, summary: '' };

function drawnOf(screen: Screen, block: ChartBlock, source: TableBlock, table: TableModel): Drawn {
  const all = pointsOf(screen, block, source, table);
  const named = withinRoom(block.kind, all.named);
  // What stands for all the others is drawn however many there are.
  const points = [...named, ...all.rest];
  if (points.length === 0) return nothingDrawn;
  return {
    points,
    keys: [...keysOf(block, table), ...partKeys(block, points)],
    sums: block.stacked === true ? sumsOf(screen, block, source, points) : [],
    trend: trendOf(screen, block, named),
    cut: named.length === all.named.length ? null : screen.context.translate('chart.cut'),
    summary: words(withNames(screen, summaryNames(all)), block.summary),
  };
}

/** What the parts of a bar mean; nothing where a bar is only its value. */
function keysOf({ value, compare, note }: ChartBlock, table: TableModel): readonly ChartKey[] {
  if (compare === undefined && note === undefined) return [];
  const marked = [['bar', value] as const, ['outline', compare] as const, ['brackets', note] as const];
  return marked.flatMap(([mark, id]) => {
    const column = table.columns.find((candidate) => candidate.id === id);
    return column === undefined ? [] : [{ mark, label: headingText(column) }];
  });
}

/** A name for each colour; nothing where there is one, or where the names of the bars say the same beside them. */
function partKeys(block: ChartBlock, points: readonly ChartPoint[]): readonly ChartKey[] {
  if (!hasParts(block) || block.series === block.category) return [];
  const names = [...new Set(points.map(({ series }) => series ?? ''))];
  return names.length < 2 ? [] : names.map((label, part) => ({ mark: 'part' as const, label, part }));
}

function summaryNames({ named, rest }: ChartPoints): Readonly<Record<string, unknown>> {
  const ranked = [...named].sort((left, right) => right.value - left.value);
  const total = sum([...named, ...rest].map(({ value }) => value));
  return { first: ranked[0], last: ranked.at(-1), total, count: named.length };
}
