import type { EChartsCoreOption } from 'echarts/core';
import { type BarLook, nameAxis } from './bar-chart';
import { nameLines, roomAbove } from './chart-height';
import { partLook } from './part-look';
import { areLong, type BarsOfParts, type Category, categoriesOf, isOnePerName, partNames, seriesOf } from './part-names';

/** Bars with a colour, a pattern and a name of the legend each: beside one another, or as one bar. */
export function partBars(chart: BarsOfParts, look: BarLook): EChartsCoreOption {
  const { colours, isNarrow } = look;
  const categories = categoriesOf(chart.points);
  const series = seriesOf(chart.points);
  const { names, beside } = partNames(chart, isNarrow);
  const isBehind = !areLong(chart, isNarrow);
  const shown = chart.stacked ? chart.sums : chart.points.map(({ text }) => text);
  const longest = isBehind ? Math.max(0, ...shown.map((text) => text.length)) : 0;
  const width = isNarrow ? 14 : 20;
  const label = { show: isBehind, position: 'right', color: colours.text, fontSize: isNarrow ? 14 : 16, fontFamily: look.fontFamily };
  const styleOf = (part: number) => ({ color: partLook(part, colours).colour, decal: partLook(part, colours).decal });
  const pointIn = ({ parts }: Category, name: string | null) => parts.find((point) => point.series === name);
  const lines = names.map(({ category }) => category);
  const ofOne = {
    type: 'bar',
    barWidth: width,
    data: categories.map(({ parts: [point] }) => ({
      value: point?.value ?? null,
      itemStyle: styleOf(series.indexOf(point?.series ?? null)),
      label: { ...label, formatter: point?.text ?? '' },
    })),
  };
  const ofEach = series.map((name, part) => ({
    type: 'bar',
    name: name ?? '',
    barWidth: width,
    barGap: '20%',
    ...(chart.stacked && { stack: 'parts' }),
    itemStyle: { ...styleOf(part), ...(chart.stacked && { borderColor: colours.paper, borderWidth: 1 }) },
    data: categories.map((category) => {
      const point = pointIn(category, name);
      return { value: point?.value ?? null, label: { ...label, show: isBehind && !chart.stacked, formatter: point?.text ?? '' } };
    }),
  }));
  // The sum stands behind the last part, whichever that is.
  const ofSums = {
    type: 'bar',
    stack: 'parts',
    barWidth: width,
    data: chart.sums.map((text) => ({ value: 0, label: { ...label, formatter: text } })),
  };
  return {
    grid: { left: 0, right: 12 + longest * 9, top: isNarrow ? roomAbove(nameLines(lines, 'above')) : 0, bottom: 0, containLabel: true },
    xAxis: { type: 'value', show: false, min: leastEnd(categories, chart.stacked) },
    yAxis: nameAxis(lines, look, beside),
    series: isOnePerName(chart.points) ? [ofOne] : [...ofEach, ...(chart.stacked ? [ofSums] : [])],
  };
}

/** Where the axis begins: at zero, or at the end of the longest bar below it. */
function leastEnd(categories: readonly Category[], stacked: boolean): number {
  const ends = categories.flatMap(({ parts }) => {
    const below = parts.map(({ value }) => Math.min(0, value));
    return stacked ? [below.reduce((sum, value) => sum + value, 0)] : below;
  });
  return Math.min(0, ...ends);
}
