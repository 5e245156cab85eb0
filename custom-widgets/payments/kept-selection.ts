/** A selection as the screen keeps it: it belongs to one choice of filters. */
interface KeptSelection {
  readonly filters: string;
  readonly ids: readonly number[];
}

/** What is kept of a selection; undefined when it is what was ticked at first. */
export function keptSelection(filters: string, chosen: ReadonlySet<number>, first: readonly number[]): KeptSelection | undefined {
  const isFirst = chosen.size === first.length && first.every((id) => chosen.has(id));
  return isFirst ? undefined : { filters, ids: [...chosen] };
}

/** The ids of a kept selection, if one was made under these filters; null without one. */
export function idsKept(kept: unknown, filters: string): readonly number[] | null {
  if (typeof kept !== 'object' || kept === null || !('filters' in kept) || !('ids' in kept)) return null;
  const { ids } = kept;
  return kept.filters === filters && Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : null;
}
