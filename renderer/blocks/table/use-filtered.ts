import { useState } from 'react';
import type { FilterInputs, TableFilter, TableModel } from '../../../engine';

/** What a resident filters a table by. */
export interface Filtered {
  readonly inputs: FilterInputs;
  /** What filters, and which rows; null until it has read them. */
  readonly filter: ({ readonly of: TableModel } & Pick<TableFilter, 'find'>) | null;
}

/** What a table without filters is filtered by. */
export const nothingFiltered: Filtered = { inputs: {}, filter: null };

/** What a table is filtered by: at first what the address has for its columns. */
export function useFiltered(model: TableModel, id: string): readonly [Filtered, (filtered: Filtered) => void] {
  return useState<Filtered>(() => {
    if (model.filters.length === 0 || !model.inAddress) return nothingFiltered;
    const query = new URLSearchParams(location.search);
    const given = model.filters.map(({ column }): readonly [string, string] => [column, query.get(filterName(id, column)) ?? '']);
    return { inputs: Object.fromEntries(given.filter(([, input]) => input !== '')), filter: null };
  });
}

/** Name of a filter in the address. The full stops keep it apart from params and from the search. */
export function filterName(id: string, column: string): string {
  return `${id}.f.${column}`;
}
