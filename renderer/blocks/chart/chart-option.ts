import type { EChartsCoreOption } from 'echarts/core';
import { assertNever, type BlockModelOf, type ChartPoint, type ChartTrend } from '../../../engine';
import { bars } from './bar-chart';
import { type ChartColours, type ChartGround, chartColours } from './chart-colours';
import { lines, trendLine } from './line-chart';
import { partBars } from './part-bars';
import { partDecals } from './part-look';
import { isOfParts } from './part-names';

// In high contrast every part is light.
const inkOnParts = '#000000';
const fontFamily = "'Source Sans 3 Variable', 'Source Sans Fallback', Arial, sans-serif";

/** How a chart is to look. */
export interface ChartLook extends ChartGround {
  readonly isNarrow: boolean;
  /** Language of the numbers on the axes. */
  readonly language: string;
}

/** What ECharts draws: values stand beside their bars, slices and lines as in the table, so no legend and no tooltip is needed. */
export function chartOption(block: BlockModelOf<'chart'>, { isNarrow, language, ...ground }: ChartLook): EChartsCoreOption {
  const colours = chartColours(ground, block.palette);
  return {
    animation: false,
    color: [...colours.parts],
    textStyle: { fontFamily, fontSize: 16, color: colours.text },
    aria: {
      enabled: true,
      // The sentence stands above the drawing.
      label: { description: block.title },
      decal: { show: ground.contrast === 'high', decals: partDecals(inkOnParts) },
    },
    ...drawing(block, colours, isNarrow, language),
  };
}

function drawing(block: BlockModelOf<'chart'>, colours: ChartColours, isNarrow: boolean, language: string): EChartsCoreOption {
  switch (block.kind) {
    case 'bar': {
      const look = { colours, fontFamily, isNarrow };
      const option = isOfParts(block) ? partBars(block, look) : bars(block.points, look);
      return block.trend === null ? option : withTrend(option, barTrend(block, block.trend), colours.text);
    }
    case 'pie':
      return pie(block.points, colours, isNarrow);
    case 'line':
      return lines(block.points, { colours, fontFamily, isNarrow, language, trend: block.trend });
    default:
      return assertNever(block.kind);
  }
}

/** Where the line of best fit goes among bars: its values by the names of its first and last bar. */
function barTrend({ points }: BlockModelOf<'chart'>, { from, to }: ChartTrend): readonly (readonly [number, number])[] {
  const names = points.map(({ category }) => category);
  return [from, to].map(({ category, value }) => [value, Math.max(0, names.indexOf(category))] as const);
}

function withTrend(option: EChartsCoreOption, data: readonly (readonly [number, number])[], color: string): EChartsCoreOption {
  const series = Array.isArray(option.series) ? option.series : [];
  return { ...option, series: [...series, { ...trendLine(color), data }] };
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
