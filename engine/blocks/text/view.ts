import type { ExpectedText } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { TextBlockModel } from './model';

export const viewer: BlockViewer<TextBlockModel> = {
  part: 'texts',
  view: ({ state, anchor, paragraphs }): Required<ExpectedText> => ({ state: state.status, anchor, paragraphs: [...paragraphs] }),
};
