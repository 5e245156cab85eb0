import type { ChartBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<ChartBlock> = {
  // A chart draws the rows of its table, so it waits for what the table reads.
  needs: ({ table }) => [table],
  columnNames: ({ table, category, value, moreValues = [], compare, note, series }) => ({
    table: { id: table, at: '/table' },
    names: [
      { at: '/category', column: category },
      { at: '/value', column: value, drawn: true },
      ...moreValues.map((column, index) => ({ at: `/moreValues/${index}`, column, drawn: true as const })),
      { at: '/compare', column: compare, drawn: true },
      { at: '/note', column: note },
      { at: '/series', column: series },
    ],
  }),
  idle: ({ kind, series, moreValues, stacked, top }) => {
    const hasParts = series !== undefined || moreValues !== undefined;
    return [
      ...(kind === 'bar' && !hasParts ? [] : ['compare', 'note']),
      ...(kind === 'pie' ? ['series', 'moreValues'] : []),
      // Columns of their own are the series already.
      ...(moreValues === undefined ? [] : ['series']),
      ...(kind === 'bar' && hasParts ? [] : ['stacked']),
      ...(kind === 'pie' || moreValues !== undefined || stacked === true || top !== undefined ? ['trend'] : []),
      ...(kind === 'line' || top === undefined ? ['rest'] : []),
    ];
  },
};
