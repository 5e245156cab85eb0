import type { ExpectedEmbed } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { EmbedModel } from './model';

export const viewer: BlockViewer<EmbedModel> = {
  part: 'embeds',
  view: ({ title, state, src, height }): Required<ExpectedEmbed> => ({ title, state: state.status, src, height }),
};
