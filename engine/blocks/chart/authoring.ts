import type { ChartBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<ChartBlock> = {
  // A chart draws the rows of its table, so it waits for what the table reads.
  needs: ({ table }) => [table],
  columnNames: ({ table, category, value, compare, note, series }) => ({
    table: { id: table, at: '/table' },
    names: [
      { at: '/category', column: category },
      { at: '/value', column: value, drawn: true },
      { at: '/compare', column: compare, drawn: true },
      { at: '/note', column: note },
      { at: '/series', column: series },
    ],
  }),
  idle: ({ kind, top }) => [
    ...(kind === 'bar' ? [] : ['compare', 'note']),
    ...(kind === 'line' ? [] : ['series']),
    ...(kind === 'line' || top === undefined ? ['rest'] : []),
  ],
};
