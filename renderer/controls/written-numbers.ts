/** Numbers as the language writes them. Below a thousand all write them alike, and a browser's first use of Intl holds up the first screen. */
export function writtenNumbers(numbers: readonly number[], language: string): readonly string[] {
  if (numbers.every((number) => number < 1000)) return numbers.map(String);
  const written = new Intl.NumberFormat(language);
  return numbers.map((number) => written.format(number));
}
