import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../frame/block-props';
import { chartColours } from './chart-colours';
import { chartOption } from './chart-option';

const pie: BlockOf<'chart'> = {
  block: 'chart',
  id: 'wykres',
  title: 'Imiona',
  state: { status: 'ready' },
  kind: 'pie',
  points: [
    { category: 'Anna', value: 213, text: '213', series: null },
    { category: 'Jan', value: 1213, text: '1 213', series: null },
  ],
  summary: 'Najpopularniejsze imię to Jan.',
  palette: 10,
  hideInHighContrast: false,
  table: 'imiona',
};

const look = (contrast: 'default' | 'high') => ({ contrast, primary: '#1f5c4a', isNarrow: false, language: 'pl' });

describe('chartOption', () => {
  it('labels each part with its name and its value as in the table', () => {
    const text = JSON.stringify(chartOption(pie, look('default')));
    expect(text).toContain('Anna 213');
    expect(text).toContain('Jan 1 213');
  });

  it('is described to screen readers by its title and its sentence', () => {
    expect(JSON.stringify(chartOption(pie, look('default')))).toContain('Imiona. Najpopularniejsze imię to Jan.');
  });

  it('draws patterns in high contrast only', () => {
    expect(JSON.stringify(chartOption(pie, look('high')))).toContain('"decal":{"show":true');
    expect(JSON.stringify(chartOption(pie, look('default')))).toContain('"decal":{"show":false');
  });
});

describe('a line chart', () => {
  const line = (...names: readonly (string | null)[]): BlockOf<'chart'> => ({
    ...pie,
    kind: 'line',
    points: names.flatMap((series) => [
      { category: '30.06.2026', value: 99_721.2, text: '99 721,2', series },
      { category: '30.09.2026', value: 904.1, text: '904,1', series },
    ]),
  });
  const drawn = (block: BlockOf<'chart'>) =>
    chartOption(block, look('default')) as {
      readonly xAxis: { readonly type: string; readonly axisLabel: { formatter?(moment: number): string } };
      readonly yAxis: { readonly axisLabel: { formatter(value: number): string } };
      readonly series: readonly {
        readonly name: string;
        readonly endLabel: { readonly show: boolean };
        readonly data: readonly unknown[];
      }[];
    };

  // The end of June and of September, as far apart as they are.
  const readings = [
    [Date.UTC(2026, 5, 30), 99_721.2],
    [Date.UTC(2026, 8, 30), 904.1],
  ];

  it('has a line for each series and names them when there are several', () => {
    const { series } = drawn(line('80123456', '40987123'));
    expect(series.map(({ name, endLabel, data }) => [name, endLabel.show, data])).toEqual([
      ['80123456', true, readings],
      ['40987123', true, readings],
    ]);
    expect(drawn(line('80123456')).series[0]?.endLabel.show).toBe(false);
  });

  it('sets days apart by time, whatever order they come in, and other categories in their order', () => {
    const [, ...points] = line(null, null).points;
    const days = drawn({ ...line(null), points: [...points, { category: '01.01.2024', value: 1, text: '1', series: null }] });
    expect(days.xAxis.type).toBe('time');
    expect(days.xAxis.axisLabel.formatter?.(Date.UTC(2025, 0, 1))).toBe('01.01.2025');
    expect(days.series[0]?.data[0]).toEqual([Date.UTC(2024, 0, 1), 1]);
    const quarters = ['I', 'II'].map((category, at) => ({ category, value: at, text: String(at), series: null }));
    expect(drawn({ ...line(null), points: quarters })).toMatchObject({
      xAxis: { type: 'category', data: ['I', 'II'] },
      series: [{ data: [0, 1] }],
    });
  });

  it('writes the numbers of its axis as the language does', () => {
    expect(drawn(line(null)).yAxis.axisLabel.formatter(80_000)).toBe('80\u00a0000');
  });
});

describe('chartColours', () => {
  it('has ten different colours for a palette of ten [NAME-07]', () => {
    expect(new Set(chartColours('default', 10, '#1f5c4a').parts).size).toBe(10);
  });

  it('uses as many colours as the definition wants', () => {
    expect(chartColours('default', 3, '#1f5c4a').parts).toHaveLength(3);
  });
});
