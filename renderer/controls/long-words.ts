/**
 * Maximum number of letters shown of one text before the resident asks for the rest. Browsers take long to lay out very long words in
 * tables.
 */
export const mostLetters = 2000;

/** Maximum number of letters of a list entry, which is one line. */
export const mostInEntry = 200;

const letters = 100;

/** The first letters of a text; a pair of code units stays whole. */
export function firstPart(text: string): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(mostLetters - 1)) ? mostLetters - 1 : mostLetters;
  return text.slice(0, end);
}

/** A text in parts between which a line may end, so that a word without an end is not measured as a whole. */
export function breakable(text: string): readonly string[] {
  return text.match(new RegExp(`.{1,${letters}}`, 'gsu')) ?? [];
}

/** A text for places that show one line, such as the entry of a list. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${Array.from(text.slice(0, most)).slice(0, -1).join('')}…`;
}
