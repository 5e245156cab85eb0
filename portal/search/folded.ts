export { foldedText as folded } from '../../engine';

const shortest = 5;
const ending = 3;

/** The beginning of a long word that its inflected forms share: "podatkiem" and "podatek" begin with the same letters. */
export function beginning(word: string): string {
  return word.slice(0, Math.max(shortest, word.length - ending));
}
