import type { CalendarBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<CalendarBlock> = {
  openOnly: ['subscribe'],
  row: ({ rows }) => ({ each: rows }),
};
