import type { ColumnFilter } from '../screen/table-model';
import { foldedText } from '../values/folded-text';
import type { Language } from '../values/language';
import type { FilterEntry, FilteredTable, ReadColumn } from './filter-column';

/** More values than that are no list to choose from. */
export const mostEntries = 100;

const empty = 'null';
const missing = 'undefined';

/** A filter by one of the values that a column shows, or by words where they are too many. Values that are shown alike are one entry. */
export function readChoice(model: FilteredTable, { column }: ColumnFilter): ReadColumn {
  const { value, words, options } = model.behind(column);
  const entries: FilterEntry[] = [];
  const byLabel = new Map<string, number>();
  const byKey = new Map<string, number>();
  const values: number[] = [];
  let sorted: readonly FilterEntry[] = [];
  return {
    read(row) {
      const { text: label } = model.cell(row, column);
      const key = keyOf(words(row), value(row));
      let place = byLabel.get(label);
      if (place === undefined) {
        place = entries.length;
        byLabel.set(label, place);
        // Equal numbers may have different units.
        const own = byKey.has(key) ? `${key} ${label}` : key;
        byKey.set(own, place);
        entries.push({ key: own, label });
      } else if (!byKey.has(key)) byKey.set(key, place);
      values.push(place);
    },
    entries() {
      if (entries.length > mostEntries) return null;
      if (sorted.length !== entries.length) sorted = inOrder(entries, options.language);
      return sorted;
    },
    problem: () => null,
    passes(input) {
      if (input.trim() === '') return null;
      if (entries.length > mostEntries) {
        const sought = foldedText(input.trim());
        const fits = entries.map(({ label }) => foldedText(label).includes(sought));
        return (row) => fits[values[row] ?? -1] === true;
      }
      const wanted = byKey.get(input);
      return (row) => wanted !== undefined && values[row] === wanted;
    },
  };
}

// Words with a condition are named by it, because they read otherwise in another language.
function keyOf(words: string | null, value: unknown): string {
  if (words !== null) return `=${words}`;
  if (value === null || (Array.isArray(value) && value.length === 0)) return empty;
  if (value === undefined) return missing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function inOrder(entries: readonly FilterEntry[], language: Language): readonly FilterEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isLast = ({ key }: FilterEntry) => Number(key === empty || key === missing);
  return [...entries].sort((left, right) => isLast(left) - isLast(right) || compare(left.label, right.label));
}
