import type { EChartsCoreOption } from 'echarts/core';
import type { ChartPoint } from '../../../engine';
import type { ChartColours } from './chart-colours';
import { areNumbersAbove, barNames, barStep, nameLines, nameRoom, roomAbove } from './chart-height';

/** How bars are to look. */
export interface BarLook {
  readonly colours: ChartColours;
  readonly fontFamily: string;
  readonly isNarrow: boolean;
}

/**
 * A bar for each point, with its name beside or above it and its value behind it. What the values are compared with stands as an outline
 * around a thinner bar, so that a bar that is longer than its outline is seen as well.
 */
export function bars(points: readonly ChartPoint[], look: BarLook): EChartsCoreOption {
  const { colours, isNarrow } = look;
  const names = barNames(points, isNarrow);
  const isBehind = !areNumbersAbove(points, isNarrow);
  const longest = isBehind ? Math.max(0, ...points.map(({ text }) => text.length)) : 0;
  const isCompared = points.some(({ compared }) => compared !== null);
  const width = isNarrow ? 14 : 22;
  const label = { position: 'right', color: colours.text, fontSize: 16, fontFamily: look.fontFamily };
  const category = { type: 'category', inverse: true, data: names };
  const end = [0, 2, 2, 0];
  const outline = {
    type: 'bar',
    yAxisIndex: 1,
    barWidth: width,
    itemStyle: { color: 'transparent', decal: { symbol: 'none' }, borderColor: colours.text, borderWidth: 2, borderRadius: end },
    data: points.map((point) => ({
      value: point.compared?.value ?? null,
      label: { ...label, show: isBehind && isWithin(point), formatter: point.text },
    })),
  };
  return {
    grid: {
      left: 0,
      // The longest number stands right of the longest bar.
      right: 12 + longest * 9,
      top: isNarrow ? roomAbove(nameLines(names, 'above')) : 0,
      bottom: 0,
      containLabel: true,
    },
    xAxis: { type: 'value', show: false, min: Math.min(0, ...points.flatMap(({ value, compared }) => [value, compared?.value ?? 0])) },
    yAxis: [
      nameAxis(names, look, 1),
      // Bars of one axis would stand beside each other; on an axis of their own the outlines stand around them.
      ...(isCompared ? [{ ...category, show: false }] : []),
    ],
    series: [
      {
        type: 'bar',
        barWidth: isCompared ? width - 8 : width,
        itemStyle: { color: colours.single, borderRadius: end },
        data: points.map((point) => ({
          value: point.value,
          label: { ...label, show: isBehind && !isWithin(point), formatter: point.text },
        })),
      },
      ...(isCompared ? [outline] : []),
    ],
  };
}

/** Whether the bar ends within its outline, so that the number stands behind the outline. */
function isWithin({ value, compared }: ChartPoint): boolean {
  return compared !== null && compared.value > value;
}

/** The axis with the names; `beside` is how many bars each name has. Names stand above their bars where there is no room beside them. */
export function nameAxis(names: readonly string[], { colours, fontFamily, isNarrow }: BarLook, beside: number): object {
  const label = { color: colours.text, fontFamily, lineHeight: 20, overflow: 'break' };
  const gap = 9 + ((beside - 1) * barStep(isNarrow)) / 2;
  return {
    type: 'category',
    inverse: true,
    data: names,
    z: 3,
    axisTick: { show: false },
    axisLine: { show: true, lineStyle: { color: colours.line } },
    axisLabel: isNarrow
      ? { ...label, inside: true, margin: 0, fontSize: 14, width: nameRoom.above, verticalAlign: 'bottom', padding: [0, 0, gap, 0] }
      : { ...label, fontSize: 16, width: nameRoom.beside, margin: 12 },
  };
}
