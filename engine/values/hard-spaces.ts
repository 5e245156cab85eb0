// No expression here looks behind: that stops the whole portal in Safari 15.
const shortWords = /(^|[\s(„>])((?:[aiouwzавзійоуя] )+)/giu;

/** Keeps together what a line must not tear apart: one-letter words (Polish a, i, o, u, w, z; Ukrainian а, в, з, і, й, о, у, я), numbers. */
export function hardSpaces(text: string): string {
  return wholeNumbers(text.replace(shortWords, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00a0')));
}

const units = 'zł|kg|ha|km²|m²|m³|r\\.|dni|rat|Uhr|[ap]\\.m\\.|PLN';
const months = 'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';
const insideNumber = new RegExp(`(\\d) (?=\\d|(?:${units}|${months})(?!\\p{L}))`, 'gu');

/** Telephone and account numbers, amounts and dates stay in one line. */
export function wholeNumbers(text: string): string {
  return text.replace(insideNumber, '$1\u00a0');
}
