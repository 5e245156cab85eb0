import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { foldedText as folded } from '../../engine';
import type { SearchPlace } from './search-places';

/** A place that was found. */
export interface FoundPlace {
  readonly place: SearchPlace;
  /** The first words of `alsoKnownAs` by which it was found; null where title, group or intro say it themselves. */
  readonly because: string | null;
}

/** Finds places by what somebody typed, the best first. */
export type Search = (typed: string) => readonly FoundPlace[];

const fields = ['title', 'words', 'group', 'intro'] as const;
const boost = { title: 3, words: 3, group: 1, intro: 0.7 };
// A word that is typed exactly, one that begins so, one with a mistake, and one with another ending: each says less than the one before.
const weights = { prefix: 0.6, fuzzy: 0.3 };
const ofBeginning = { title: 0.75, words: 0.75, group: 0.25, intro: 0.2 };
const mostWords = 8;
const shortestWord = 2;
const longestWord = 40;
const shortestBeginning = 5;
const longestEnding = 3;

/** How words are compared. */
interface Way {
  readonly combineWith: 'AND' | 'OR';
  /** True: mistakes are forgiven. */
  readonly forgives: boolean;
}

// The strictest way that finds anything counts: mistakes are forgiven where nothing fits as it stands, and a whole question finds what fits some of it.
const ways: readonly Way[] = [
  { combineWith: 'AND', forgives: false },
  { combineWith: 'AND', forgives: true },
  { combineWith: 'OR', forgives: false },
  { combineWith: 'OR', forgives: true },
];

/** Makes the search of some places. Case, marks, small mistakes and endings of words do not matter. */
export function createSearch(places: readonly SearchPlace[]): Search {
  const index = new MiniSearch({ fields: [...fields], processTerm: (term) => folded(term) || null });
  index.addAll(
    places.map(({ title, alsoKnownAs, group, intro }, id) => ({ id, title, words: alsoKnownAs.join(' '), group: group ?? '', intro })),
  );
  return (typed) => {
    const words = typedWords(typed);
    if (words.length === 0) return [];
    const found = ways.map((way) => find(index, words, way)).find((results) => results.length > 0) ?? [];
    return found.flatMap((result) => {
      const place = places[Number(result.id)];
      return place ? [{ place, because: reason(place, result) }] : [];
    });
  };
}

function typedWords(typed: string): readonly string[] {
  const words = typed.split(/[^\p{L}\p{M}\p{N}'’ʼ]+/u).map((word) => folded(word.slice(0, longestWord)));
  const told = words.filter((word) => word.length >= shortestWord);
  // "I" or "w" alone finds nothing worth reading, except while it is all there is.
  return (told.length > 0 ? told : words.filter((word) => word !== '')).slice(0, mostWords);
}

function find(index: MiniSearch, words: readonly string[], { combineWith, forgives }: Way): readonly SearchResult[] {
  const queries = words.map((word): Query => {
    const typed: Query = { queries: [word], prefix: true, fuzzy: forgives && mistakesIn(word), weights, boost };
    const start = beginning(word);
    return start === word ? typed : { combineWith: 'OR', queries: [typed, { queries: [start], prefix: true, boost: ofBeginning }] };
  });
  return index.search({ combineWith, queries });
}

function mistakesIn(word: string): number | false {
  if (word.length < 4) return false;
  // Two letters in the wrong order are two mistakes, and an inflected form has another ending besides.
  return word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
}

/** Why a place was found, where what is shown of it does not say so. */
function reason({ alsoKnownAs }: SearchPlace, { match }: SearchResult): string | null {
  const isShown = Object.values(match).some((matched) => matched.some((field) => field !== 'words'));
  if (isShown) return null;
  const terms = new Set(Object.keys(match));
  return alsoKnownAs.find((words) => words.split(/[^\p{L}\p{M}\p{N}'’ʼ]+/u).some((word) => terms.has(folded(word)))) ?? null;
}

/** The beginning of a long word that its inflected forms share: "podatkiem" and "podatek" begin with the same letters. */
function beginning(word: string): string {
  return word.slice(0, Math.max(shortestBeginning, word.length - longestEnding));
}
