const lone = /\p{Surrogate}/gu;

/** A text in which half of a character, which UTF-8 cannot write, is replaced by U+FFFD. Answers of an office and typed texts can hold one. */
export function wellFormed(text: string): string {
  return text.replace(lone, '\uFFFD');
}

/** A text as one part of an address or of a header. `encodeURIComponent` alone throws at half of a character. */
export function encodePart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** A text as an address with the signs that addresses have. `encodeURI` alone throws at half of a character. */
export function encodeAddress(text: string): string {
  return encodeURI(wellFormed(text));
}
