import type { ChartBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

// A chart draws the rows of its table, so it waits for what the table reads.
export const authoring: BlockAuthoring<ChartBlock> = { needs: ({ table }) => [table] };
