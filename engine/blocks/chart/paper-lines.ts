import { coordinate, drawingWidth, textAt, textWidth } from '../../drawing/svg';
import type { ChartModel, ChartPoint } from './model';
import { type Drawn, paperLook } from './paper-fill';

const height = 240;
const marks = 4;
const mostDots = 40;

/** A line for each series, over time where the categories are days, else over the categories in their order. */
export function paperLines({ points, trend }: ChartModel, numberText: (value: number) => string): Drawn {
  const series = [...new Set(points.map((point) => point.series))];
  const categories = [...new Set(points.map(({ category }) => category))];
  const isOverTime = points.every(({ instant }) => instant !== null);
  const orders = new Map(categories.map((category, index) => [category, index] as const));
  const placeOf = ({ instant, category }: Pick<ChartPoint, 'instant' | 'category'>) =>
    isOverTime && instant !== null ? instant : (orders.get(category) ?? 0);
  const [least, greatest] = rangeOf(points.map(({ value }) => value));
  const [start, end] = rangeOf(points.map(placeOf));
  const ticks = Array.from({ length: marks + 1 }, (_, index) => least + ((greatest - least) * index) / marks);
  const left = 12 + Math.max(...ticks.map((tick) => textWidth(numberText(tick))));
  const xOf = (place: number) => left + (end === start ? 0.5 : (place - start) / (end - start)) * (drawingWidth - left - 12);
  const yOf = (value: number) => height - 12 - (greatest === least ? 0.5 : (value - least) / (greatest - least)) * (height - 24);
  const content = ticks.flatMap((tick) => [
    `<path d="M${coordinate(left)} ${coordinate(yOf(tick))}H${drawingWidth - 12}" stroke="#d7ddd8"/>`,
    textAt(left - 6, yOf(tick) + 4, numberText(tick), { anchor: 'end' }),
  ]);
  for (const [part, name] of series.entries()) {
    const { colour, dash } = paperLook(part);
    const own = points.filter((point) => point.series === name).sort((one, other) => placeOf(one) - placeOf(other));
    const places = own.map((point) => `${coordinate(xOf(placeOf(point)))} ${coordinate(yOf(point.value))}`);
    content.push(
      `<path d="M${places.join('L')}" fill="none" stroke="${colour}" stroke-width="2"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`,
    );
    if (own.length <= mostDots)
      content.push(
        ...own.map(
          (point) => `<circle cx="${coordinate(xOf(placeOf(point)))}" cy="${coordinate(yOf(point.value))}" r="3" fill="${colour}"/>`,
        ),
      );
  }
  if (trend !== null) {
    const ends = [trend.from, trend.to].map((at) => `${coordinate(xOf(placeOf(at)))} ${coordinate(yOf(at.value))}`);
    content.push(`<path d="M${ends.join('L')}" fill="none" stroke="#1d2723" stroke-width="1.5" stroke-dasharray="6 4"/>`);
  }
  const sorted = [...points].sort((one, other) => placeOf(one) - placeOf(other));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first) content.push(textAt(left, height + 8, first.category));
  if (last && last.category !== first?.category) content.push(textAt(drawingWidth - 12, height + 8, last.category, { anchor: 'end' }));
  return { height: height + 14, content, parts: series.length > 1 ? series.length : 0 };
}

/** The least and the greatest number; a range of nothing where all are equal. */
function rangeOf(numbers: readonly number[]): readonly [number, number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    least = Math.min(least, number);
    greatest = Math.max(greatest, number);
  }
  return [least, greatest];
}
