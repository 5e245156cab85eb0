import type { TilesBlock } from '../../language/language.generated';
import type { BlockAuthoring } from '../../screen/block-authoring';
import { tileIcons } from './icons';

export const authoring: BlockAuthoring<TilesBlock> = {
  row: ({ rows }) => ({ each: rows }),
  pictures: ({ icon }) => [{ at: '/icon', formula: icon, of: tileIcons }],
};
