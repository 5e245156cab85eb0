import type { ServicesBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { ServicesModel } from './model';

export const resolver: BlockResolver<ServicesBlock, ServicesModel> = {
  resolve: ({ screen }, { id, title, view, empty }) => ({
    block: 'services',
    id,
    title: words(screen, title),
    view,
    empty: words(screen, empty),
  }),
};
