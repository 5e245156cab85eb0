import { coordinate, drawingWidth, letterSize, textAt, textLines, textWidth } from '../../drawing/svg';
import type { ChartModel, ChartPoint } from './model';
import { type Drawn, paperLook } from './paper-fill';

const nameWidth = 190;
const bar = 14;
const step = 17;
const gap = 8;

/** A rectangle from the zero line. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly fill: string;
  readonly text: string;
  readonly row: number;
  readonly outline: number | null;
}

/** Bars with their names before them and their numbers behind them. */
export function paperBars({ points, stacked, sums, trend }: ChartModel): Drawn {
  const series = [...new Set(points.map((point) => point.series))];
  const categories = [...new Set(points.map(({ category }) => category))];
  const hasSeries = series.some((name) => name !== null);
  const isOneEach = !hasSeries || categories.length === points.length;
  // Bars without parts may share a name; each of them is a bar of its own.
  const groups = hasSeries ? categories.map((name) => points.filter(({ category }) => category === name)) : points.map((point) => [point]);
  const fillOf = ({ series: name }: ChartPoint) => (hasSeries ? paperLook(series.indexOf(name)).fill : paperLook(0).colour);
  const rows = groups.map((parts, place) => (stacked ? stack(parts, fillOf, sums[place] ?? '') : beside(parts, fillOf)));
  const ends = rows.flatMap((bars) => bars.flatMap(({ from, to, outline }) => [from, to, outline ?? 0]));
  const [least, greatest] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const longest = Math.max(0, ...rows.flatMap((bars) => bars.map(({ text }) => textWidth(text))));
  const room = Math.max(120, drawingWidth - nameWidth - 24 - longest);
  const xOf = (value: number) => nameWidth + 12 + (greatest === least ? 0 : ((value - least) / (greatest - least)) * room);
  const content: string[] = [];
  const middles: number[] = [];
  let top = 0;
  for (const [place, bars] of rows.entries()) {
    const names = textLines(groups[place]?.[0]?.category ?? '', nameWidth, 4);
    const inside = stacked || isOneEach ? 1 : series.length;
    const height = Math.max(inside * step, names.length * (letterSize + 3)) + gap;
    middles.push(top + height / 2);
    names.forEach((line, index) => {
      const y = top + height / 2 + (index - (names.length - 1) / 2) * (letterSize + 3) + letterSize / 3;
      content.push(textAt(nameWidth, y, line, { anchor: 'end' }));
    });
    for (const each of bars) content.push(drawBar(each, top + (height - inside * step) / 2, xOf));
    top += height;
  }
  content.push(`<path d="M${coordinate(xOf(0))} 0V${coordinate(top)}" stroke="#7c8a83"/>`);
  if (trend !== null) {
    const [from, to] = [trend.from, trend.to].map((end) => ({
      x: xOf(end.value),
      y: middles[points.findIndex(({ category }) => category === end.category)] ?? 0,
    }));
    if (from && to)
      content.push(
        `<path d="M${coordinate(from.x)} ${coordinate(from.y)}L${coordinate(to.x)} ${coordinate(to.y)}" stroke="#1d2723" stroke-width="1.5" stroke-dasharray="6 4" fill="none"/>`,
      );
  }
  return { height: top, content, parts: hasSeries ? series.length : 0 };
}

function beside(parts: readonly ChartPoint[], fillOf: (point: ChartPoint) => string): readonly Bar[] {
  return parts.map((point, row) => ({
    from: 0,
    to: point.value,
    fill: fillOf(point),
    text: point.text,
    row,
    outline: point.compared?.value ?? null,
  }));
}

/** Parts behind one another, those below zero to the other side. */
function stack(parts: readonly ChartPoint[], fillOf: (point: ChartPoint) => string, sum: string): readonly Bar[] {
  let [above, below] = [0, 0];
  return parts.map((point, index) => {
    const from = point.value < 0 ? below : above;
    const to = from + point.value;
    if (point.value < 0) below = to;
    else above = to;
    return { from, to, fill: fillOf(point), text: index === parts.length - 1 ? sum : '', row: 0, outline: null };
  });
}

function drawBar({ from, to, fill, text, row, outline }: Bar, top: number, xOf: (value: number) => number): string {
  const y = top + row * step + (step - bar) / 2;
  const [left, right] = [Math.min(xOf(from), xOf(to)), Math.max(xOf(from), xOf(to))];
  const inset = outline === null ? 0 : 3;
  const frame =
    outline === null
      ? ''
      : `<rect x="${coordinate(Math.min(xOf(0), xOf(outline)))}" y="${coordinate(y)}" width="${coordinate(Math.abs(xOf(outline) - xOf(0)))}" height="${bar}" fill="none" stroke="#1d2723"/>`;
  const filled = `<rect x="${coordinate(left)}" y="${coordinate(y + inset)}" width="${coordinate(right - left)}" height="${bar - 2 * inset}" fill="${fill}"/>`;
  const end = Math.max(right, xOf(0), outline === null ? 0 : xOf(outline));
  return filled + frame + (text === '' ? '' : textAt(end + 5, y + bar / 2 + letterSize / 3, text));
}
