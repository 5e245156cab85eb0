import type { ExpectedTileGrid } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { TilesModel } from './model';

export const viewer: BlockViewer<TilesModel> = {
  part: 'tiles',
  view: ({ title, state, tiles, empty }): Required<ExpectedTileGrid> => ({
    title,
    state: state.status,
    empty: tiles.length === 0 ? empty : null,
    tiles: tiles.map((tile) => ({ ...tile })),
  }),
};
