import type { ChartBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<ChartBlock> = {
  // A chart draws the rows of its table, so it waits for what the table reads.
  needs: ({ table }) => [table],
  columnNames: ({ table, category, value, series }) => ({
    table: { id: table, at: '/table' },
    names: [
      { at: '/category', column: category },
      { at: '/value', column: value, drawn: true },
      { at: '/series', column: series },
    ],
  }),
};
