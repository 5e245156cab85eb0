import type { SortOrder } from '../screen/table-model';
import type { Language } from '../values/language';
import { radixOrder } from './radix-order';

/** Sort key of a row: a number, a text, or nothing. */
export type SortKey = number | string | null;

const collators = new Map<Language, Intl.Collator>();

/**
 * Row positions ordered by their keys: numbers before texts (descending: after them), rows without a key last in both directions,
 * rows with equal keys as they stood. Texts compare by the rules of the language, with numbers in them by value.
 * `before` is the order in which they stood; without it that of their positions.
 */
export function orderRows(
  keys: readonly SortKey[],
  direction: SortOrder['direction'],
  language: Language,
  before: Uint32Array | null = null,
): Uint32Array {
  const sign = direction === 'ascending' ? 1 : -1;
  const ranks = rankTexts(keys, language);
  const numbers = new Group(keys.length);
  const texts = new Group(keys.length);
  const missing = new Group(keys.length);
  for (let place = 0; place < keys.length; place += 1) {
    const row = before?.[place] ?? place;
    const key = keys[row] ?? null;
    if (typeof key === 'string') texts.add(row, sign * (ranks.get(key) ?? 0));
    else if (key === null || Number.isNaN(key)) missing.add(row, 0);
    else numbers.add(row, sign * key);
  }
  return joined(sign > 0 ? [numbers, texts, missing] : [texts, numbers, missing]);
}

/** Rows of one kind with the number that orders each. */
class Group {
  private readonly rows: Uint32Array;
  private readonly numbers: Float64Array;
  private size = 0;

  constructor(most: number) {
    this.rows = new Uint32Array(most);
    this.numbers = new Float64Array(most);
  }

  add(row: number, number: number): void {
    this.rows[this.size] = row;
    this.numbers[this.size] = number;
    this.size += 1;
  }

  ordered(): Uint32Array {
    return radixOrder(this.rows.subarray(0, this.size), this.numbers.subarray(0, this.size));
  }
}

// Comparing by language is slow, so every distinct text is ranked once; texts that compare as equal share a rank.
function rankTexts(keys: readonly SortKey[], language: Language): ReadonlyMap<string, number> {
  const { compare } = collator(language);
  const distinct = new Set<string>();
  for (const key of keys) if (typeof key === 'string') distinct.add(key);
  const ranks = new Map<string, number>();
  let rank = 0;
  let before: string | null = null;
  for (const text of [...distinct].sort(compare)) {
    if (before !== null && compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  return ranks;
}

function collator(language: Language): Intl.Collator {
  const known = collators.get(language);
  if (known) return known;
  const made = new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made;
}

function joined(groups: readonly Group[]): Uint32Array {
  const parts = groups.map((group) => group.ordered());
  const rows = new Uint32Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    rows.set(part, start);
    start += part.length;
  }
  return rows;
}
