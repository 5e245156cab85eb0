import { evaluateValue } from '../../expressions';
import type { EmbedBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { EmbedModel } from './model';

export const resolver: BlockResolver<EmbedBlock, EmbedModel> = {
  resolve({ screen }, block, state) {
    const src = state.status === 'ready' ? evaluateValue(block.src, screen.scope, screen.evaluate) : null;
    return {
      block: 'embed',
      id: block.id,
      title: words(screen, block.title),
      state,
      src: typeof src === 'string' ? src : null,
      height: block.height ?? 640,
    };
  },
};
