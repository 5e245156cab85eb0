/**
 * A regular expression as steps of a machine that reads each character once. The compiler writes it, so that neither browser nor server
 * takes a pattern as text.
 */
export type PatternProgram = readonly PatternStep[];

/** One step: take a character of a class, go on in several ways, be at a place, or have matched. */
export type PatternStep =
  /** A class as it stands in the pattern, for example `[0-9]`, `\\d` or `a`. The next step follows. */
  | { readonly take: string }
  /** Numbers of the steps that may follow. */
  | { readonly ways: readonly number[] }
  /** Start or end of the text, at the edge of a word or not. The next step follows. */
  | { readonly at: '^' | '$' | '\\b' | '\\B' }
  | { readonly done: true };
