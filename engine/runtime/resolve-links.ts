import { evaluateValue } from '../expressions';
import type { LinksBlock, TilesBlock } from '../language/language.generated';
import type { BlockModel, BlockStatus, TileModel } from '../screen/block-model';
import { isVisible, type Screen, withNames, words } from '../screen/screen';

type ModelOf<Kind extends BlockModel['block']> = Extract<BlockModel, { readonly block: Kind }>;

/** Works out a grid of links that the office sends: the visible ones, in their order. */
export function resolveTiles(screen: Screen, block: TilesBlock, state: BlockStatus): ModelOf<'tiles'> {
  const data = state.status === 'ready' ? screen.evaluate(block.rows, screen.scope) : null;
  const placed = (Array.isArray(data) ? data : []).flatMap((row, index) => {
    const inner = withNames(screen, { row });
    if (block.where !== undefined && screen.evaluate(block.where, inner.scope) !== true) return [];
    const tile = tileOf(inner, block);
    const place = block.order === undefined ? index : Number(screen.evaluate(block.order, inner.scope) ?? Number.MAX_SAFE_INTEGER);
    return tile === null ? [] : [{ tile, place }];
  });
  const tiles = placed.sort((left, right) => left.place - right.place).map(({ tile }) => tile);
  return { block: 'tiles', id: block.id, title: words(screen, block.title), state, tiles, empty: words(screen, block.empty) };
}

/** Works out a list of links that stand in the definition. */
export function resolveLinks(screen: Screen, block: LinksBlock): ModelOf<'links'> {
  const links = block.items.flatMap((item) => {
    const goTo = isVisible(screen, item.visible) ? evaluateValue(item.goTo, screen.scope, screen.evaluate) : null;
    return typeof goTo === 'string' && goTo !== '' ? [{ id: item.id, label: words(screen, item.label), goTo }] : [];
  });
  return {
    block: 'links',
    look: block.look ?? 'list',
    id: block.id,
    anchor: block.anchor ?? null,
    title: words(screen, block.title),
    links,
  };
}

function tileOf(screen: Screen, block: TilesBlock): TileModel | null {
  const read = (formula: string | undefined) => {
    const value = formula === undefined ? null : screen.evaluate(formula, screen.scope);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const label = read(block.label);
  const link = read(block.link);
  if (label === null || link === null) return null;
  const newTab = block.newTab !== undefined && screen.evaluate(block.newTab, screen.scope) === true;
  return { label, text: read(block.text), icon: read(block.icon), link, kind: read(block.kind), newTab };
}
