// Changed copies of lists. Browsers that the portal still opens in know no `toSpliced` and no `with`.

/** A list with one item more, at a place. */
export function withItem<Item>(list: readonly Item[], place: number, item: Item): Item[] {
  return [...list.slice(0, place), item, ...list.slice(place)];
}

/** A list with another item at a place; as it was where nothing stands there. */
export function withReplaced<Item>(list: readonly Item[], place: number, item: Item): Item[] {
  return list.map((each, index) => (index === place ? item : each));
}

/** A list without what stands at a place. */
export function withoutPlace<Item>(list: readonly Item[], place: number): Item[] {
  return list.filter((_, index) => index !== place);
}

/** A list in which what stood at one place stands at another; as it was where nothing stands there. */
export function withMoved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = withoutPlace(list, from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
