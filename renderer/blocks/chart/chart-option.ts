import type { EChartsCoreOption } from 'echarts/core';
import { assertNever, type ChartPoint } from '../../../engine';
import type { Contrast } from '../../shell/contrast-atom';
import type { BlockOf } from '../block-props';
import { type ChartColours, chartColours } from './chart-colours';

const fontFamily = "'Source Sans 3 Variable', 'Source Sans Fallback', Arial, sans-serif";
const narrowWidth = 520;

/** A drawing, and what changes where there is little room. */
interface Drawing {
  readonly option: EChartsCoreOption;
  readonly narrow: EChartsCoreOption;
}

/** What ECharts draws: values stand beside their bars, slices and lines as in the table, so no legend and no tooltip is needed. */
export function chartOption(block: BlockOf<'chart'>, contrast: Contrast, primary: string): EChartsCoreOption {
  const colours = chartColours(contrast, block.palette, primary);
  const { option, narrow } = drawing(block, colours);
  const shared: EChartsCoreOption = {
    animation: false,
    color: [...colours.parts],
    textStyle: { fontFamily, fontSize: 16, color: colours.text },
    aria: {
      enabled: true,
      label: { description: `${block.title}. ${block.summary}` },
      decal: { show: contrast === 'high', decals: patterns },
    },
  };
  return { baseOption: { ...shared, ...option }, media: [{ query: { maxWidth: narrowWidth }, option: narrow }] };
}

const patterns = [
  { symbol: 'rect', color: 'rgba(0, 0, 0, 0.85)', dashArrayX: [1, 0], dashArrayY: [3, 7], rotation: -Math.PI / 4 },
  {
    symbol: 'circle',
    color: 'rgba(0, 0, 0, 0.85)',
    dashArrayX: [
      [8, 8],
      [0, 8, 8, 0],
    ],
    dashArrayY: [6, 0],
    symbolSize: 0.7,
  },
  { symbol: 'rect', color: 'rgba(0, 0, 0, 0.85)', dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: Math.PI / 4 },
  { symbol: 'none' },
  {
    symbol: 'rect',
    color: 'rgba(0, 0, 0, 0.85)',
    dashArrayX: [
      [4, 4],
      [0, 4, 4, 0],
    ],
    dashArrayY: [4, 0],
  },
];

function drawing(block: BlockOf<'chart'>, colours: ChartColours): Drawing {
  switch (block.kind) {
    case 'bar':
      return bars(block.points, colours);
    case 'pie':
      return pie(block.points, colours);
    case 'line':
      return lines(block.points, colours);
    default:
      return assertNever(block.kind);
  }
}

function bars(points: readonly ChartPoint[], colours: ChartColours): Drawing {
  const label = { show: true, position: 'right', color: colours.text, fontSize: 16, fontFamily };
  const option = {
    grid: { left: 0, right: 88, top: 0, bottom: 0, containLabel: true },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: points.map(({ category }) => category),
      axisTick: { show: false },
      axisLine: { show: true, lineStyle: { color: colours.line } },
      axisLabel: { color: colours.text, fontSize: 16, lineHeight: 20, fontFamily, width: 260, overflow: 'break', margin: 12 },
    },
    series: [
      {
        type: 'bar',
        barWidth: 22,
        itemStyle: { color: colours.single, borderRadius: [0, 2, 2, 0] },
        data: points.map(({ value, text }) => ({ value, label: { ...label, formatter: text } })),
      },
    ],
  };
  return {
    option,
    // Names stand above their bars where there is no room beside them; the table below has them in full.
    narrow: {
      grid: { top: 8, right: 64 },
      yAxis: {
        z: 3,
        axisLabel: {
          inside: true,
          margin: 0,
          fontSize: 14,
          width: 272,
          overflow: 'truncate',
          verticalAlign: 'bottom',
          padding: [0, 0, 9, 0],
        },
      },
      series: [{ barWidth: 14 }],
    },
  };
}

function pie(points: readonly ChartPoint[], colours: ChartColours): Drawing {
  const label = { color: colours.text, fontSize: 16, fontFamily, lineHeight: 20, alignTo: 'labelLine', overflow: 'break' };
  const option = {
    series: [
      {
        type: 'pie',
        radius: ['0%', '78%'],
        itemStyle: { borderColor: colours.paper, borderWidth: 2 },
        labelLine: { lineStyle: { color: colours.line }, length: 14, length2: 14 },
        label,
        data: points.map(({ category, value, text }) => ({ name: category, value, label: { formatter: `${category} ${text}` } })),
      },
    ],
  };
  return {
    option,
    narrow: {
      series: [{ radius: ['0%', '46%'], label: { fontSize: 14, alignTo: 'edge', edgeDistance: 0 }, labelLine: { length: 8, length2: 6 } }],
    },
  };
}

function lines(points: readonly ChartPoint[], colours: ChartColours): Drawing {
  const categories = [...new Set(points.map(({ category }) => category))];
  const names = [...new Set(points.map(({ series }) => series))];
  const axisLabel = { color: colours.text, fontSize: 16, fontFamily };
  const option = {
    grid: { left: 0, right: names.length > 1 ? 96 : 24, top: 24, bottom: 0, containLabel: true },
    xAxis: { type: 'category', data: categories, axisLabel, axisLine: { lineStyle: { color: colours.line } } },
    yAxis: { type: 'value', axisLabel, splitLine: { lineStyle: { color: colours.line } } },
    series: names.map((name) => ({
      type: 'line',
      name: name ?? '',
      lineStyle: { width: 3 },
      symbolSize: 8,
      endLabel: { show: name !== null, formatter: name ?? '', color: colours.text, fontSize: 16, fontFamily },
      data: categories.map((category) => points.find((point) => point.category === category && point.series === name)?.value ?? null),
    })),
  };
  return { option, narrow: { grid: { right: names.length > 1 ? 72 : 16 } } };
}
