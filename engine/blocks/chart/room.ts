import type { ChartBlock } from '../../language/language.generated';
import type { ChartPoint } from './model';

/** How many categories and series can be told apart in a drawing. A line needs no room for the name of each of its points. */
const most = { bar: 60, pie: 20, line: 1000 } as const;
const mostSeries = 10;

/** The points that a drawing has room for, in their order. Of bars, slices and series the greatest are kept, of lines the last points. */
export function withinRoom(kind: ChartBlock['kind'], points: readonly ChartPoint[]): readonly ChartPoint[] {
  const series = kept(points, ({ series }) => series, mostSeries);
  const ofSeries = points.filter((point) => series.has(point.series));
  if (kind === 'line') return lastCategories(ofSeries, most.line);
  const categories = kept(ofSeries, ({ category }) => category, most[kind]);
  return ofSeries.filter(({ category }) => categories.has(category));
}

/** The names with the greatest sums. */
function kept<Name>(points: readonly ChartPoint[], nameOf: (point: ChartPoint) => Name, count: number): ReadonlySet<Name> {
  const sums = new Map<Name, number>();
  for (const point of points) sums.set(nameOf(point), (sums.get(nameOf(point)) ?? 0) + Math.abs(point.value));
  if (sums.size <= count) return new Set(sums.keys());
  const ranked = [...sums].sort(([, left], [, right]) => right - left);
  return new Set(ranked.slice(0, count).map(([name]) => name));
}

function lastCategories(points: readonly ChartPoint[], count: number): readonly ChartPoint[] {
  const categories = new Set([...new Set(points.map(({ category }) => category))].slice(-count));
  return points.filter(({ category }) => categories.has(category));
}
