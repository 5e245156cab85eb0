import type { EChartsCoreOption } from 'echarts/core';
import type { ChartPoint, ChartTrend } from '../../../engine';
import type { ChartColours } from './chart-colours';
import { areNamedAtEnds, partLook } from './part-look';

interface LineLook {
  readonly colours: ChartColours;
  readonly fontFamily: string;
  readonly isNarrow: boolean;
  /** Language of the numbers on the axis. */
  readonly language: string;
  readonly trend: ChartTrend | null;
}

// Room of the axis in pixels where a drawing is narrowest: on the smallest phone, and beside the menu.
const narrowest = 250;
const usual = 600;
const letterWidth = 0.58;
// Marks that touch are a thicker line.
const mostMarks = 40;

/**
 * A line for each series, over time where the categories are days or moments, so that equal distances are equal times, else over the
 * categories in their order. Several lines differ in colour, dashes and marks; short names stand at their ends, longer ones in a legend.
 */
export function lines(points: readonly ChartPoint[], { colours, fontFamily, isNarrow, language, trend }: LineLook): EChartsCoreOption {
  const names = [...new Set(points.map(({ series }) => series))];
  const fontSize = isNarrow ? 14 : 16;
  const text = { color: colours.text, fontSize, fontFamily };
  const number = new Intl.NumberFormat(language, { useGrouping: true, maximumFractionDigits: 3 });
  const isNamed = areNamedAtEnds(names);
  const isDense = points.length > mostMarks * names.length;
  const longest = Math.max(0, ...names.map((name) => name?.length ?? 0));
  // Half a letter's height is the usual width of a letter; a little more keeps the widest names whole.
  const right = isNamed ? Math.min(isNarrow ? 130 : 240, 16 + longest * fontSize * letterWidth) : 24;
  const places = placesOf(points, fontSize, (isNarrow ? narrowest : usual) - right);
  return {
    grid: {
      left: 0,
      right,
      top: 24,
      // The labels of dates hang below the room that they are measured for.
      bottom: 16,
      containLabel: true,
    },
    xAxis: {
      ...places.axis,
      axisLabel: { ...text, ...places.labels },
      axisLine: { lineStyle: { color: colours.line } },
    },
    yAxis: {
      type: 'value',
      axisLabel: { ...text, formatter: (value: number) => number.format(value) },
      splitLine: { lineStyle: { color: colours.line } },
    },
    series: [
      ...names.map((name, part) => {
        const { colour, dash, symbol } = partLook(part, colours);
        return {
          type: 'line',
          name: name ?? '',
          color: colour,
          lineStyle: { width: 3, ...(dash.length > 0 && { type: dash }) },
          symbol,
          symbolSize: 8,
          showSymbol: !isDense,
          endLabel: { ...text, show: isNamed && name !== null, formatter: name ?? '' },
          data: places.dataOf(points.filter(({ series }) => series === name)),
        };
      }),
      ...(trend === null ? [] : [{ ...trendLine(colours.text), data: places.endsOf(trend) }]),
    ],
  };
}

/** The line of best fit, without its data. */
export function trendLine(color: string): object {
  return { type: 'line', symbol: 'none', silent: true, z: 4, color, lineStyle: { width: 2, type: [6, 4] } };
}

interface Places {
  readonly axis: object;
  readonly labels: object;
  dataOf(series: readonly ChartPoint[]): readonly unknown[];
  endsOf(trend: ChartTrend): readonly unknown[];
}

/** Where the points stand from left to right. A day has its label where it lies. */
function placesOf(points: readonly ChartPoint[], fontSize: number, room: number): Places {
  const days = new Map(points.flatMap(({ instant, category }) => (instant === null ? [] : [[instant, category] as const])));
  if (points.every(({ instant }) => instant !== null) && days.size > 1) {
    const instants = [...days.keys()].sort((left, right) => left - right);
    const longest = Math.max(...[...days.values()].map(({ length }) => length));
    return {
      axis: { type: 'value', min: 'dataMin', max: 'dataMax', splitLine: { show: false }, axisTick: { show: true, customValues: instants } },
      labels: {
        customValues: labelledDays(instants, (longest * fontSize * letterWidth) / room),
        formatter: (instant: number) => days.get(instant) ?? '',
        ...atEnds,
      },
      dataOf: (series) => series.map(({ instant, value }) => [instant ?? 0, value] as const).sort(([left], [right]) => left - right),
      endsOf: ({ from, to }) => [from, to].map(({ instant, value }) => [instant ?? 0, value]),
    };
  }
  const categories = [...new Set(points.map(({ category }) => category))];
  return {
    axis: { type: 'category', data: categories },
    labels: { hideOverlap: true, ...atEnds },
    dataOf: (series) => {
      const values = new Map(series.map(({ category, value }) => [category, value] as const));
      return categories.map((category) => values.get(category) ?? null);
    },
    endsOf: ({ from, to }) => [from, to].map(({ category, value }) => [category, value]),
  };
}

// Labels at the ends stay within the axis.
const atEnds = { showMinLabel: true, showMaxLabel: true, alignMinLabel: 'left', alignMaxLabel: 'right' };

/** The days that have room for their label: the last, the first, and those between that touch no other. `width` is the share of the axis that a label takes. */
function labelledDays(instants: readonly number[], width: number): readonly number[] {
  const first = instants[0] ?? 0;
  const last = instants.at(-1) ?? 0;
  if (width * 2 > 1) return [last];
  const kept = [first];
  // The first label begins at its day and the last one ends there; the others have theirs in the middle.
  let free = width;
  for (const instant of instants.slice(1, -1)) {
    const place = (instant - first) / (last - first);
    if (place - width / 2 < free || place + width / 2 > 1 - width) continue;
    kept.push(instant);
    free = place + width / 2;
  }
  return [...kept, last];
}
