import type { ContentBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import type { ContentModel } from './model';

export const resolver: BlockResolver<ContentBlock, ContentModel> = {
  resolve({ screen }, block, state) {
    const html = state.status === 'ready' ? screen.evaluate(block.html, screen.scope) : null;
    return { block: 'content', id: block.id, anchor: block.anchor ?? null, state, html: typeof html === 'string' ? html : '' };
  },
};
