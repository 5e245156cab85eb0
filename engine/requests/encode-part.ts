const lone = /\p{Surrogate}/gu;

/** A text as part of an address. Half a character, at which `encodeURIComponent` throws, counts as one that is not known. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(lone, '\uFFFD'));
}
