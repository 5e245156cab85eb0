/** Gives each item a key made of its name; items of the same name are told apart by their number. */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): { readonly key: string; readonly item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return { key: `${name} ${times}`, item };
  });
}
