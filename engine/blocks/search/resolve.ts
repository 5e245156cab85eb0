import type { SearchBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { SearchModel } from './model';

export const resolver: BlockResolver<SearchBlock, SearchModel> = {
  resolve: ({ screen }, { id, title, hint }) => ({
    block: 'search',
    id,
    title: words(screen, title),
    hint: hint === undefined ? null : words(screen, hint),
  }),
};
