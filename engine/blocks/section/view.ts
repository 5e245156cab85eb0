import type { ExpectedSection } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { SectionModel } from './model';

export const viewer: BlockViewer<SectionModel> = {
  part: 'sections',
  view: ({ title, collapsed, anchor, blocks }): Required<ExpectedSection> => ({
    title,
    collapsed,
    anchor,
    blocks: blocks.map(({ id }) => id),
  }),
};
