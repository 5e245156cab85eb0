import type { ExpectedContent } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { ContentModel } from './model';

export const viewer: BlockViewer<ContentModel> = {
  part: 'contents',
  view: ({ state, html }): Required<ExpectedContent> => ({ state: state.status, html }),
};
