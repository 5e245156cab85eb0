import type { ChartPoint } from '../../../engine';

/** Room for the names of bars, in pixels: beside them, and on a narrow screen above them. */
export const nameRoom = { beside: 260, above: 272 } as const;
const letter = { beside: 8.4, above: 7.4 } as const;
const line = 20;
const usualBars = 10;
const headingAndSummary = 96;

/** How many lines the longest name of a bar takes. */
export function nameLines(points: readonly Pick<ChartPoint, 'category'>[], place: 'beside' | 'above'): number {
  const letters = Math.floor(nameRoom[place] / letter[place]);
  return Math.max(1, ...points.map(({ category }) => linesOf(category, letters)));
}

/** Height of a bar chart in pixels: it grows with its bars and the lines of their names. The other kinds have one of their own, in `chart.css`. */
export function barChartHeight(points: readonly Pick<ChartPoint, 'category'>[], isNarrow: boolean): number {
  const lines = nameLines(points, isNarrow ? 'above' : 'beside');
  return isNarrow ? points.length * (24 + lines * line) + roomAbove(lines) : points.length * Math.max(44, 16 + lines * line);
}

/** Room that the first name needs above the band of its bar. */
export function roomAbove(lines: number): number {
  return lines * (line / 2) - 2;
}

/** Height to keep for a whole chart block while its data are pending. */
export const heightWhileWaiting = usualBars * 44 + headingAndSummary;

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
