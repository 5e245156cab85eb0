import type { ExpectedTileGrid } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { TilesModel } from './model';

export const viewer: BlockViewer<TilesModel> = {
  part: 'tiles',
  view: ({ title, state, tiles, whenEmpty }): Required<ExpectedTileGrid> => ({
    title,
    state: state.status,
    whenEmpty: tiles.length === 0 ? whenEmpty : null,
    tiles: tiles.map((tile) => ({ ...tile })),
  }),
};
