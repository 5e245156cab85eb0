/** A selection as the screen keeps it: it belongs to one choice of filters. */
interface KeptSelection {
  readonly filters: string;
  readonly ids: readonly number[];
}

/** What is kept of a selection; undefined when nothing is selected. */
export function keptSelection(filters: string, chosen: ReadonlySet<number>): KeptSelection | undefined {
  return chosen.size === 0 ? undefined : { filters, ids: [...chosen] };
}

/** The ids of a kept selection, if it was made under these filters. */
export function idsKept(kept: unknown, filters: string): readonly number[] {
  if (typeof kept !== 'object' || kept === null || !('filters' in kept) || !('ids' in kept)) return [];
  const { ids } = kept;
  return kept.filters === filters && Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
}
