import type { MapBlock } from '../../language/language.generated';
import { findBlock } from '../../screen/held-blocks';
import type { BlockResolver } from '../../screen/kinds';
import { optionalWords, type Screen, withNames, words } from '../../screen/screen';
import type { TableModel } from '../../screen/table-model';
import { tableOf } from '../table/table-of';
import { parseShape } from './geometry';
import type { MapModel } from './model';
import { placesOf } from './places';

export const resolver: BlockResolver<MapBlock, MapModel> = {
  resolve(work, block, state) {
    const { screen } = work;
    const source = state.status === 'ready' ? findBlock(screen.kinds, screen.service.definition.blocks, block.table) : null;
    return {
      block: 'map',
      id: block.id,
      title: words(screen, block.title),
      state,
      table: block.table,
      ...(source?.block === 'table' ? drawnOf(screen, block, tableOf(work, source)) : nothingDrawn),
      language: screen.context.language,
      quiet: true,
    };
  },
};

type Drawn = Pick<MapModel, 'places' | 'keys' | 'ground' | 'summary' | 'left'>;

const nothingDrawn: Drawn = { places: [], keys: [], ground: null, summary: '', left: null };

function drawnOf(screen: Screen, block: MapBlock, table: TableModel): Drawn {
  const { translate } = screen.context;
  const { places, keys, left } = placesOf(screen, block, table, translate('map.others'));
  return {
    places,
    keys,
    ground: groundOf(screen, block),
    summary: places.length === 0 ? '' : words(withNames(screen, { count: places.length, missing: left }), block.summary),
    left: left === 0 ? null : translate('map.left', { count: left }),
  };
}

function groundOf(screen: Screen, { ground, groundLabel }: MapBlock): MapModel['ground'] {
  if (ground === undefined) return null;
  const shape = parseShape(screen.evaluate(ground, screen.scope));
  return shape && { shape, label: optionalWords(screen, groundLabel) ?? '' };
}
