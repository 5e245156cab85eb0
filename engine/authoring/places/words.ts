import type { Phrase } from '../messages';

/** An answer, or why there is none. */
export type Answer<Content> = { readonly ok: true; readonly answer: Content } | { readonly ok: false; readonly why: Phrase };

/** An answer that could be given. */
export function answered<Content>(answer: Content): Answer<Content> {
  return { ok: true, answer };
}

/** Why no answer can be given. */
export function refused(why: Phrase): { readonly ok: false; readonly why: Phrase } {
  return { ok: false, why };
}

const most = 200;

/** What comes from a file or a command line may be of any length; a sentence has the beginning of it. */
export function brief(text: string): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
