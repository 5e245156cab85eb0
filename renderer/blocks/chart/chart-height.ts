import type { BlockModelOf, ChartPoint } from '../../../engine';

/** Room for the names of bars, in pixels: beside them, and on a narrow screen above them. */
export const nameRoom = { beside: 260, above: 272 } as const;
const letter = { beside: 8.4, above: 7.4 } as const;
const line = 20;
const usualBars = 10;
// 100 000,00 leaves its bar room; an amount with its note does not.
const shortNumber = 12;
const headingAndSummary = 96;

/** What a bar needs to be named. */
export type NamedBar = Pick<ChartPoint, 'category' | 'text'>;

/** True when the numbers stand under the names: behind a bar they would leave it no room on a narrow screen. */
export function areNumbersAbove(points: readonly NamedBar[], isNarrow: boolean): boolean {
  return isNarrow && points.some(({ text }) => text.length > shortNumber);
}

/** The names of bars, with the numbers where those stand under them. */
export function barNames(points: readonly NamedBar[], isNarrow: boolean): readonly string[] {
  const withNumbers = areNumbersAbove(points, isNarrow);
  return points.map(({ category, text }) => (withNumbers ? `${category}\n${text}` : category));
}

/** How many lines the longest of the names takes. */
export function nameLines(names: readonly string[], place: 'beside' | 'above'): number {
  const letters = Math.floor(nameRoom[place] / letter[place]);
  const linesIn = (name: string): number => name.split('\n').reduce((lines, part) => lines + linesOf(part, letters), 0);
  return Math.max(1, ...names.map(linesIn));
}

/** Height of a bar chart in pixels: it grows with its bars and the lines of their names. The other kinds have one of their own, in `chart.css`. */
export function barChartHeight(points: readonly NamedBar[], isNarrow: boolean, beside = 1): number {
  const lines = nameLines(barNames(points, isNarrow), isNarrow ? 'above' : 'beside');
  const more = (beside - 1) * barStep(isNarrow);
  return isNarrow ? points.length * (30 + more + lines * line) + roomAbove(lines) : points.length * Math.max(44 + more, 16 + lines * line);
}

/** How far bars of one name are apart, from the beginning of one to that of the next. */
export function barStep(isNarrow: boolean): number {
  return isNarrow ? 18 : 24;
}

/** Room that the first name needs above the band of its bar. */
export function roomAbove(lines: number): number {
  return lines * (line / 2) - 2;
}

/** Height to keep for a whole chart block while its data are pending. */
export function heightWhileWaiting({ kind, most }: Pick<BlockModelOf<'chart'>, 'kind' | 'most'>, isNarrow: boolean): number {
  if (kind !== 'bar') return headingAndSummary + (isNarrow ? 260 : 380);
  const bars = most ?? usualBars;
  // On a narrow screen most bars have their name and number above them.
  return headingAndSummary + bars * (isNarrow ? 30 + 2 * line : 44);
}

// Words go to the next line whole; one that is longer than a line is broken.
function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length > letters) {
      lines += 1;
      used = 0;
    }
    used += length + (used > 0 ? 1 : 0);
    lines += Math.floor(Math.max(0, used - 1) / letters);
    used = used === 0 ? 0 : ((used - 1) % letters) + 1;
  }
  return lines;
}
