import type { TilesBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<TilesBlock> = { row: ({ rows }) => ({ each: rows }) };
