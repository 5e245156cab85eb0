import type { ExpectedNotice } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { NoticeModel } from './model';

export const viewer: BlockViewer<NoticeModel> = {
  part: 'notices',
  view: ({ tone, state, anchor, text }): Required<ExpectedNotice> => ({ tone, state: state.status, anchor, text }),
};
