import type { ExpectedParamsBlock } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { ParamsModel } from './model';

export const viewer: BlockViewer<ParamsModel> = {
  part: 'paramsBlocks',
  view: ({ title, collapsed, params }): Required<ExpectedParamsBlock> => ({ title, collapsed, params: [...params] }),
};
