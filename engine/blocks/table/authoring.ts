import type { TableBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';

export const authoring: BlockAuthoring<TableBlock> = {
  row: ({ rows }) => (typeof rows === 'string' ? { each: rows } : { cells: rows.map(({ cells }) => cells) }),
};
