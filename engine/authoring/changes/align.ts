/** How two orders of the same kind of things go together. */
export interface Alignment {
  /** Ids only in the first, in its order. */
  readonly removed: readonly string[];
  /** Ids only in the second, in its order. */
  readonly added: readonly string[];
  /** Ids in both, in the order of the second. */
  readonly kept: readonly string[];
  /** Those of both that changed their place among them, as few as possible, in the order of the second. */
  readonly moved: readonly string[];
}

/** Compares two orders of ids, each of which occurs once. */
export function align(before: readonly string[], after: readonly string[]): Alignment {
  const places = new Map(before.map((id, index) => [id, index]));
  const present = new Set(after);
  const kept = after.filter((id) => places.has(id));
  const staying = longestRise(kept.map((id) => places.get(id) ?? 0));
  return {
    removed: before.filter((id) => !present.has(id)),
    added: after.filter((id) => !places.has(id)),
    kept,
    moved: kept.filter((_, index) => !staying.has(index)),
  };
}

/** Positions of a longest increasing run of numbers that differ, which need not be neighbours. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  }
  const found = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.add(at);
  return found;
}
