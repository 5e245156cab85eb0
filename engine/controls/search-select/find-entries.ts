import type { EntryModel } from '../../screen/field-model';
import { foldedText } from '../../values/folded-text';

/** The best entries for what is typed, and how many there are in all. */
export interface FoundEntries {
  readonly entries: readonly EntryModel[];
  readonly count: number;
}

/** Finds entries by a part of their label; `most` are given. */
export type FindEntries = (typed: string, most: number) => FoundEntries;

// Marks of direction and characters without width come along when a word is copied.
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Prepares a list for finding: small and big letters, marks and order of words do not matter, and every word must be there. Labels that
 * begin with what is typed come first, then those with a word that begins so; equal ones in the order of the language. Without letters all
 * are there, in the order of the list.
 */
export function entryFinder(options: readonly EntryModel[], language: string): FindEntries {
  const folded = options.map(({ label }) => plain(label));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (typed, most) => {
    const whole = plain(typed);
    const words = whole.split(/\s+/).filter(Boolean);
    if (words.length === 0) return { entries: options.slice(0, most), count: options.length };
    const ranks: Best[] = [new Best(most, compare), new Best(most, compare), new Best(most, compare)];
    let count = 0;
    for (const [place, label] of folded.entries()) {
      const option = options[place];
      if (!option || !words.every((word) => label.includes(word))) continue;
      count += 1;
      ranks[rankOf(label, whole, words[0] ?? '')]?.add(option);
    }
    return { entries: ranks.flatMap(({ entries }) => entries).slice(0, most), count };
  };
}

function plain(text: string): string {
  return foldedText(text.replace(unseen, '')).trim();
}

function rankOf(label: string, whole: string, word: string): 0 | 1 | 2 {
  if (label.startsWith(whole)) return 0;
  for (let place = label.indexOf(word); place !== -1; place = label.indexOf(word, place + 1))
    if (!/[\p{L}\p{N}]/u.test(label[place - 1] ?? '')) return 1;
  return 2;
}

/** The first few in the order of the language: of tens of thousands only these are ever put in order. */
class Best {
  readonly entries: EntryModel[] = [];

  constructor(
    private readonly most: number,
    private readonly compare: (left: string, right: string) => number,
  ) {}

  add(entry: EntryModel): void {
    const last = this.entries[this.most - 1];
    if (last && this.compare(last.label, entry.label) <= 0) return;
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(this.entries[middle]?.label ?? '', entry.label) <= 0) low = middle + 1;
      else high = middle;
    }
    this.entries.splice(low, 0, entry);
    if (this.entries.length > this.most) this.entries.pop();
  }
}
