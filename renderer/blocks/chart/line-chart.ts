import type { EChartsCoreOption } from 'echarts/core';
import type { ChartPoint } from '../../../engine';
import type { ChartColours } from './chart-colours';

interface LineLook {
  readonly colours: ChartColours;
  readonly fontFamily: string;
  readonly isNarrow: boolean;
  /** Language of the numbers on the axis. */
  readonly language: string;
}

/** A line for each series over categories in their order. Several lines have their names at their ends. */
export function lines(points: readonly ChartPoint[], { colours, fontFamily, isNarrow, language }: LineLook): EChartsCoreOption {
  const categories = [...new Set(points.map(({ category }) => category))];
  const names = [...new Set(points.map(({ series }) => series))];
  const fontSize = isNarrow ? 14 : 16;
  const text = { color: colours.text, fontSize, fontFamily };
  const number = new Intl.NumberFormat(language, { useGrouping: true, maximumFractionDigits: 3 });
  const isNamed = names.length > 1;
  const longest = Math.max(0, ...names.map((name) => name?.length ?? 0));
  return {
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
      type: 'category',
      data: categories,
      axisLabel: { ...text, hideOverlap: true, showMaxLabel: true, alignMaxLabel: 'right' },
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
      data: categories.map((category) => points.find((point) => point.category === category && point.series === name)?.value ?? null),
    })),
  };
}
