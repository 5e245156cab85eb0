import type { DatesBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<DatesBlock> = {
  row: ({ rows }) => ({ each: rows }),
};
