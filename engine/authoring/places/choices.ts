import type { Phrase } from '../messages';
import type { JsonValue } from '../parse/json-value';
import type { Place } from '../source/loaded-pack';

/** Something that may stand at a place. */
export interface Choice {
  /** What is written. */
  readonly value: JsonValue;
  /** What residents or authors call it, where that is said somewhere. */
  readonly label: string | null;
  /** What it means or does. */
  readonly help: string | null;
  /** An example of what it does or holds, as text. */
  readonly sample: string | null;
  /** Its type, of what has one. */
  readonly type: Phrase | null;
  /** Where it is declared; null for a word of the language. */
  readonly place: Place | null;
}

/** A choice of which only this much is known. */
export function choice(value: JsonValue, known: Partial<Omit<Choice, 'value'>> = {}): Choice {
  return { value, label: null, help: null, sample: null, type: null, place: null, ...known };
}

/**
 * What a description says of each of its words: `bar: upright; line: over time.` or `text; money (two decimals)`. Words of which it says
 * nothing are left out.
 */
export function meaningsIn(description: string, words: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const text = description.replace(/\.$/, '');
  for (const part of text.split(/; |\. (?=[\w-]+: )/)) {
    const [, word, inBrackets, after] = /^(?:How [^:]*: )?([\w-]+)(?: \((.*)\)|: (.*))$/.exec(part) ?? [];
    const meaning = inBrackets ?? after;
    if (word !== undefined && meaning !== undefined && words.includes(word)) found.set(word, meaning);
  }
  return found;
}
