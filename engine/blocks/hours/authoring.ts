import type { HoursBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<HoursBlock> = { row: ({ rows }) => ({ each: rows }) };
