import type { BlockModelOf, ChartPoint } from '../../../engine';
import { areNumbersAbove, type NamedBar } from './chart-height';

/** What says which bars stand at each name. */
export type BarsOfParts = Pick<BlockModelOf<'chart'>, 'points' | 'stacked' | 'sums'>;

/** A name of the axis with the bars that stand at it. */
export interface Category {
  readonly name: string;
  readonly parts: readonly ChartPoint[];
}

/** True where bars are told apart by colour and pattern. */
export function isOfParts({ kind, points }: Pick<BlockModelOf<'chart'>, 'kind' | 'points'>): boolean {
  return kind === 'bar' && points.some(({ series }) => series !== null);
}

/** The names with the numbers at them, for the height of the drawing, and how many bars stand at each. */
export function partNames(chart: BarsOfParts, isNarrow: boolean): { readonly names: readonly NamedBar[]; readonly beside: number } {
  // Long numbers stand under the name on a narrow screen, each in a line of its own.
  const areUnder = areLong(chart, isNarrow);
  const names = categoriesOf(chart.points).map(({ name, parts }, place) => ({
    category: areUnder ? [name, ...numbersOf(chart, parts, place)].join('\n') : name,
    text: '',
  }));
  return { names, beside: besideOf(chart) };
}

/** The names of the axis with their bars, in order. */
export function categoriesOf(points: readonly ChartPoint[]): readonly Category[] {
  const categories = new Map<string, ChartPoint[]>();
  for (const point of points) categories.set(point.category, [...(categories.get(point.category) ?? []), point]);
  return [...categories].map(([name, parts]) => ({ name, parts }));
}

/** What bars are told apart by, in the order of the legend. */
export function seriesOf(points: readonly ChartPoint[]): readonly (string | null)[] {
  return [...new Set(points.map(({ series }) => series))];
}

/** True where each name has one bar, whatever its colour. */
export function isOnePerName(points: readonly ChartPoint[]): boolean {
  return categoriesOf(points).length === points.length;
}

function besideOf({ points, stacked }: BarsOfParts): number {
  return stacked || isOnePerName(points) ? 1 : seriesOf(points).length;
}

/** True where the numbers leave no room behind the bars of a narrow screen. */
export function areLong({ points, stacked, sums }: BarsOfParts, isNarrow: boolean): boolean {
  return areNumbersAbove(stacked ? sums.map((text) => ({ category: '', text })) : points, isNarrow);
}

/** The numbers of a category in words: the sum of a stacked bar, else each with its name. */
function numbersOf({ stacked, sums, points }: BarsOfParts, parts: readonly ChartPoint[], place: number): readonly string[] {
  if (stacked) return [sums[place] ?? ''];
  return parts.map(({ series, text }) => (isOnePerName(points) ? text : `${series}: ${text}`));
}
