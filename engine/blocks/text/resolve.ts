import type { TextBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { TextBlockModel } from './model';

export const resolver: BlockResolver<TextBlock, TextBlockModel> = {
  resolve: ({ screen }, block, state) => ({
    block: 'text',
    id: block.id,
    anchor: block.anchor ?? null,
    state,
    paragraphs: state.status === 'ready' ? words(screen, block.text).split(/\n\s*\n/) : [],
  }),
};
