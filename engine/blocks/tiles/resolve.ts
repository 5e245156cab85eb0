import type { TilesBlock } from '../../language/language.generated';
import { leadsNowhere } from '../../pack/service-route';
import type { BlockResolver } from '../../screen/kinds';
import { type Screen, withNames, words } from '../../screen/screen';
import type { TileModel, TilesModel } from './model';

export const resolver: BlockResolver<TilesBlock, TilesModel> = {
  resolve: ({ screen }, block, state) => ({
    block: 'tiles',
    id: block.id,
    title: words(screen, block.title),
    state,
    tiles: tilesOf(screen, block, state.status === 'ready' ? screen.evaluate(block.rows, screen.scope) : null),
    whenEmpty: words(screen, block.whenEmpty),
  }),
};

/** The visible tiles, in order. */
function tilesOf(screen: Screen, block: TilesBlock, rows: unknown): readonly TileModel[] {
  const placed = (Array.isArray(rows) ? rows : []).flatMap((row, index) => {
    const inner = withNames(screen, { row });
    if (block.where !== undefined && screen.evaluate(block.where, inner.scope) !== true) return [];
    const tile = tileOf(inner, block);
    const place = block.order === undefined ? index : Number(screen.evaluate(block.order, inner.scope) ?? Number.MAX_SAFE_INTEGER);
    return tile === null ? [] : [{ tile, place }];
  });
  return placed.sort((left, right) => left.place - right.place).map(({ tile }) => tile);
}

function tileOf(screen: Screen, block: TilesBlock): TileModel | null {
  const read = (formula: string | undefined) => {
    const value = formula === undefined ? null : screen.evaluate(formula, screen.scope);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const label = read(block.label);
  const link = read(block.link);
  if (label === null || link === null || leadsNowhere(link, screen.context)) return null;
  const newTab = block.newTab !== undefined && screen.evaluate(block.newTab, screen.scope) === true;
  return { label, text: read(block.text), icon: read(block.icon), link, kind: read(block.kind), newTab };
}
