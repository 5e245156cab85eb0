import type { ExpectedMap } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import type { MapModel } from './model';
import { spotsOf } from './plane';

export const viewer: BlockViewer<MapModel> = {
  part: 'maps',
  view: ({ title, state, summary, places, keys, ground, left, table }): Required<ExpectedMap> => ({
    title,
    state: state.status,
    summary,
    places: places.map(({ name, shape, category }) => {
      const [first] = spotsOf(shape);
      return [name, first === undefined ? '' : `${first[1]} ${first[0]}`, ...(category === null ? [] : [category])];
    }),
    keys: [...keys],
    ground: ground?.label ?? null,
    left,
    table,
  }),
};
