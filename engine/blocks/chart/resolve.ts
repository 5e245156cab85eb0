import { sum } from '../../expressions/list-functions';
import type { ChartBlock, TableBlock } from '../../language/language.generated';
import { findBlock } from '../../screen/held-blocks';
import type { BlockResolver } from '../../screen/kinds';
import { type Screen, withNames, words } from '../../screen/screen';
import { headingText, type TableModel } from '../../screen/table-model';
import { tableOf } from '../table/table-of';
import type { ChartKey, ChartModel } from './model';
import { type ChartPoints, pointsOf } from './points';

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
      most: block.top === undefined ? null : block.top + (block.rest === undefined ? 0 : 1),
      palette: block.palette ?? 10,
      hideInHighContrast: block.hideInHighContrast === true,
      table: block.table,
      quiet: true,
    };
  },
};

type Drawn = Pick<ChartModel, 'points' | 'keys' | 'summary'>;

const nothingDrawn: Drawn = { points: [], keys: [], summary: '' };

function drawnOf(screen: Screen, block: ChartBlock, source: TableBlock, table: TableModel): Drawn {
  const points = pointsOf(screen, block, source, table);
  const all = points.rest === null ? points.named : [...points.named, points.rest];
  if (all.length === 0) return nothingDrawn;
  return { points: all, keys: keysOf(block, table), summary: words(withNames(screen, summaryNames(points)), block.summary) };
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

function summaryNames({ named, rest }: ChartPoints): Readonly<Record<string, unknown>> {
  const ranked = [...named].sort((left, right) => right.value - left.value);
  const total = sum([...named, ...(rest === null ? [] : [rest])].map(({ value }) => value));
  return { first: ranked[0], last: ranked.at(-1), total, count: named.length };
}
