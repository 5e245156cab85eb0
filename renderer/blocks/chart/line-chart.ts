import type { EChartsCoreOption } from 'echarts/core';
import { type ChartPoint, formatPlainDate, parsePlainDate } from '../../../engine';
import type { ChartColours } from './chart-colours';

interface LineLook {
  readonly colours: ChartColours;
  readonly fontFamily: string;
  readonly isNarrow: boolean;
  /** Language of the numbers on the axis. */
  readonly language: string;
}

const oneDay = 86_400_000;

/**
 * A line for each series. Days stand as far apart as they are, so that two years are not one step like two months; other categories stand
 * in their order. Several lines have their names at their ends.
 */
export function lines(points: readonly ChartPoint[], { colours, fontFamily, isNarrow, language }: LineLook): EChartsCoreOption {
  const categories = [...new Set(points.map(({ category }) => category))];
  const names = [...new Set(points.map(({ series }) => series))];
  const fontSize = isNarrow ? 14 : 16;
  const text = { color: colours.text, fontSize, fontFamily };
  const number = new Intl.NumberFormat(language, { useGrouping: true, maximumFractionDigits: 3 });
  const isNamed = names.length > 1;
  const isOfDays = categories.length > 1 && categories.every((category) => parsePlainDate(category) !== null);
  const axisLabel = { ...text, hideOverlap: true, showMinLabel: true, alignMinLabel: 'left', showMaxLabel: true, alignMaxLabel: 'right' };
  const longest = Math.max(0, ...names.map((name) => name?.length ?? 0));
  return {
    useUTC: true,
    grid: {
      left: 0,
      // Half a letter's height is the usual width of a letter; a little more keeps the widest names whole.
      right: isNamed ? Math.min(isNarrow ? 130 : 240, 16 + longest * fontSize * 0.58) : 24,
      top: 24,
      // The labels of dates hang below the room that they are measured for.
      bottom: 16,
      containLabel: true,
    },
    xAxis: {
      ...(isOfDays
        ? { type: 'time', min: 'dataMin', max: 'dataMax', minInterval: oneDay, axisLabel: { ...axisLabel, formatter: dayAt } }
        : { type: 'category', data: categories, axisLabel }),
      axisLine: { lineStyle: { color: colours.line } },
    },
    yAxis: {
      type: 'value',
      axisLabel: { ...text, formatter: (value: number) => number.format(value) },
      splitLine: { lineStyle: { color: colours.line } },
    },
    series: names.map((name) => ({
      type: 'line',
      name: name ?? '',
      lineStyle: { width: 3 },
      symbolSize: 8,
      endLabel: { ...text, show: isNamed && name !== null, formatter: name ?? '' },
      data: isOfDays
        ? daysOf(points.filter(({ series }) => series === name))
        : categories.map((category) => points.find((point) => point.category === category && point.series === name)?.value ?? null),
    })),
  };
}

function daysOf(points: readonly ChartPoint[]): readonly (readonly [number, number])[] {
  const dated = points.map(({ category, value }) => [Date.parse(parsePlainDate(category) ?? ''), value] as const);
  return dated.sort(([left], [right]) => left - right);
}

function dayAt(moment: number): string {
  const day = parsePlainDate(new Date(moment).toISOString().slice(0, 10));
  return day === null ? '' : formatPlainDate(day);
}
