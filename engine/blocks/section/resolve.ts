import type { SectionBlock } from '../../language/language.generated';
import type { BlockResolver } from '../../screen/kinds';
import { words } from '../../screen/screen';
import type { SectionModel } from './model';

export const resolver: BlockResolver<SectionBlock, SectionModel> = {
  resolve: ({ screen }, { id, anchor, title, collapsed }) => ({
    block: 'section',
    id,
    anchor: anchor ?? null,
    title: words(screen, title),
    collapsed: collapsed ?? null,
    blocks: [],
  }),
  holds: ({ blocks }) => [{ path: ['blocks'], place: 'list', blocks }],
};
