import type { ChartBlock } from '../../language/language.generated';
import { type Screen, withNames, words } from '../../screen/screen';
import type { ChartPoint, ChartTrend, TrendEnd } from './model';

const fewest = 3;
// A change by less than this share of the average is none that a reader should act on.
const negligible = 0.01;

/** The line of best fit through the points of one series (least squares), with its sentence; null where there are too few for one. */
export function trendOf(screen: Screen, block: ChartBlock, points: readonly ChartPoint[]): ChartTrend | null {
  if (block.trend === undefined || points.length < fewest || points.some(({ series }) => series !== points[0]?.series)) return null;
  const placed = inOrder(points, block.kind === 'line');
  const [first] = placed;
  const last = placed.at(-1);
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const middle = mean(placed.map(({ at }) => at));
  const average = mean(placed.map(({ point }) => point.value));
  const spread = placed.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const slope = placed.reduce((sum, { at, point }) => sum + (at - middle) * (point.value - average), 0) / spread;
  const from = average + slope * (first.at - middle);
  const to = average + slope * (last.at - middle);
  const scale = mean(placed.map(({ point }) => Math.abs(point.value)));
  const change = Math.abs(to - from);
  const direction = change <= scale * negligible ? 'level' : to > from ? 'rising' : 'falling';
  // More digits than three are not what a line of best fit can tell.
  const names = { change: Number(change.toPrecision(3)), from: first.point.category, to: last.point.category };
  return { from: endAt(first.point, from), to: endAt(last.point, to), text: words(withNames(screen, names), block.trend[direction]) };
}

function endAt({ category, instant }: ChartPoint, value: number): TrendEnd {
  return { category, instant, value };
}

/** The points in the order of time where all are days or moments. Bars stand one step after another, points of a line as far apart as the days. */
function inOrder(points: readonly ChartPoint[], overTime: boolean): readonly { readonly at: number; readonly point: ChartPoint }[] {
  const days = points.flatMap((point) => (point.instant === null ? [] : [{ at: point.instant, point }]));
  if (days.length < points.length) return points.map((point, at) => ({ at, point }));
  const sorted = days.sort((left, right) => left.at - right.at);
  return overTime ? sorted : sorted.map(({ point }, at) => ({ at, point }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
