import { useEffect } from 'react';
import { atom, derivedAtom } from '../storage/atom';
import { loadStored, saveStored } from '../storage/stored-value';

/** Sizes of letters: the default, large, and very large. */
export const fontSizes = ['small', 'medium', 'large'] as const;

/** A size of letters. */
export type FontSize = (typeof fontSizes)[number];

const key = 'okienko.fontSize';
const stored = loadStored(key);
const chosen = atom<FontSize>(fontSizes.find((size) => size === stored) ?? 'small');

/** The chosen size of letters. A script in the page's head applies the stored one before the first paint; setting it applies it at once. */
export const fontSizeAtom = derivedAtom(
  (get) => get(chosen),
  (set, size: FontSize) => {
    saveStored(key, size);
    document.documentElement.dataset.font = size;
    set(chosen, size);
  },
);

/**
 * Lets the page be drawn with the portal's own letters; until then it has those of the device, which are as wide. On a first visit they wait
 * until the resident sees what they came for: no file of the page goes before it. Where the browser keeps them already, the head of the page
 * asks for them at once.
 */
export function useOwnLetters(isTurn: boolean): void {
  useEffect(() => {
    if (isTurn) document.documentElement.dataset.letters = 'own';
  }, [isTurn]);
}
