import type { ServicesBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { ServicesModel } from './model';

export const resolver: BlockResolver<ServicesBlock, ServicesModel> = {
  resolve: ({ screen }, { id, title, view, whenEmpty }) => ({
    block: 'services',
    id,
    title: words(screen, title),
    view,
    whenEmpty: words(screen, whenEmpty),
  }),
};
