import type { NewsBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<NewsBlock> = { row: ({ rows }) => ({ each: rows }) };
