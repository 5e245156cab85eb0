import type { EChartsCoreOption } from 'echarts/core';
import { assertNever, type BlockModelOf, type ChartPoint } from '../../../engine';
import type { Contrast } from '../../theme/contrast-atom';
import { type ChartColours, chartColours } from './chart-colours';
import { nameLines, nameRoom, roomAbove } from './chart-height';
import { lines } from './line-chart';

const fontFamily = "'Source Sans 3 Variable', 'Source Sans Fallback', Arial, sans-serif";

/** How a chart is to look. */
export interface ChartLook {
  readonly contrast: Contrast;
  /** Colour of the municipality as #rrggbb. */
  readonly primary: string;
  readonly isNarrow: boolean;
  /** Language of the numbers on the axes. */
  readonly language: string;
}

/** What ECharts draws: values stand beside their bars, slices and lines as in the table, so no legend and no tooltip is needed. */
export function chartOption(block: BlockModelOf<'chart'>, { contrast, primary, isNarrow, language }: ChartLook): EChartsCoreOption {
  const colours = chartColours(contrast, block.palette, primary);
  return {
    animation: false,
    color: [...colours.parts],
    textStyle: { fontFamily, fontSize: 16, color: colours.text },
    aria: {
      enabled: true,
      label: { description: `${block.title}. ${block.summary}` },
      decal: { show: contrast === 'high', decals: patterns },
    },
    ...drawing(block, colours, isNarrow, language),
  };
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

function drawing(block: BlockModelOf<'chart'>, colours: ChartColours, isNarrow: boolean, language: string): EChartsCoreOption {
  switch (block.kind) {
    case 'bar':
      return bars(block.points, colours, isNarrow);
    case 'pie':
      return pie(block.points, colours, isNarrow);
    case 'line':
      return lines(block.points, { colours, fontFamily, isNarrow, language });
    default:
      return assertNever(block.kind);
  }
}

function bars(points: readonly ChartPoint[], colours: ChartColours, isNarrow: boolean): EChartsCoreOption {
  const names = { color: colours.text, fontFamily };
  // Names stand above their bars where there is no room beside them.
  const above = {
    inside: true,
    margin: 0,
    fontSize: 14,
    lineHeight: 20,
    width: nameRoom.above,
    overflow: 'break',
    verticalAlign: 'bottom',
    padding: [0, 0, 9, 0],
  };
  const beside = { fontSize: 16, lineHeight: 20, width: nameRoom.beside, overflow: 'break', margin: 12 };
  const longest = Math.max(0, ...points.map(({ text }) => text.length));
  const label = { show: true, position: 'right', color: colours.text, fontSize: 16, fontFamily };
  return {
    grid: {
      left: 0,
      // The longest number stands right of the longest bar.
      right: 12 + longest * 9,
      top: isNarrow ? roomAbove(nameLines(points, 'above')) : 0,
      bottom: 0,
      containLabel: true,
    },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      z: 3,
      data: points.map(({ category }) => category),
      axisTick: { show: false },
      axisLine: { show: true, lineStyle: { color: colours.line } },
      axisLabel: { ...names, ...(isNarrow ? above : beside) },
    },
    series: [
      {
        type: 'bar',
        barWidth: isNarrow ? 14 : 22,
        itemStyle: { color: colours.single, borderRadius: [0, 2, 2, 0] },
        data: points.map(({ value, text }) => ({ value, label: { ...label, formatter: text } })),
      },
    ],
  };
}

function pie(points: readonly ChartPoint[], colours: ChartColours, isNarrow: boolean): EChartsCoreOption {
  const label = { color: colours.text, fontFamily, lineHeight: 20, overflow: 'break' };
  const place = isNarrow ? { fontSize: 14, alignTo: 'edge', edgeDistance: 0 } : { fontSize: 16, alignTo: 'labelLine' };
  return {
    series: [
      {
        type: 'pie',
        radius: isNarrow ? '46%' : '78%',
        itemStyle: { borderColor: colours.paper, borderWidth: 2 },
        labelLine: { lineStyle: { color: colours.line }, length: isNarrow ? 8 : 14, length2: isNarrow ? 6 : 14 },
        label: { ...label, ...place },
        data: points.map(({ category, value, text }) => ({ name: category, value, label: { formatter: `${category} ${text}` } })),
      },
    ],
  };
}
