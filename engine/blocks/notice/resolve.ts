import type { NoticeBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { NoticeModel } from './model';

export const resolver: BlockResolver<NoticeBlock, NoticeModel> = {
  resolve: ({ screen }, block, state) => ({
    block: 'notice',
    id: block.id,
    anchor: block.anchor ?? null,
    tone: block.tone ?? 'info',
    state,
    text: state.status === 'ready' ? words(screen, block.text) : '',
  }),
  spare: (id, state) => ({ block: 'notice', id, anchor: null, tone: 'error', state, text: '' }),
};
