import { describe, expect, it } from 'vitest';
import type { BlockModelOf } from '../../../engine';
import { contrastOf } from '../../../engine/values/contrast';
import { chartColours } from './chart-colours';
import { chartOption } from './chart-option';
import { partLook } from './part-look';

const pie: BlockModelOf<'chart'> = {
  block: 'chart',
  id: 'wykres',
  title: 'Imiona',
  state: { status: 'ready' },
  kind: 'pie',
  points: [
    { category: 'Anna', instant: null, value: 213, text: '213', compared: null, series: null },
    { category: 'Jan', instant: null, value: 1213, text: '1 213', compared: null, series: null },
  ],
  keys: [],
  stacked: false,
  sums: [],
  trend: null,
  cut: null,
  language: 'pl',
  most: null,
  summary: 'Najpopularniejsze imię to Jan.',
  palette: 10,
  hideInHighContrast: false,
  table: 'imiona',
  quiet: true,
};

const look = (contrast: 'default' | 'high') => ({
  contrast,
  scheme: 'light' as const,
  primary: '#1f5c4a',
  isNarrow: false,
  language: 'pl',
});

describe('chartOption', () => {
  it('labels each part with its name and its value as in the table', () => {
    const text = JSON.stringify(chartOption(pie, look('default')));
    expect(text).toContain('Anna 213');
    expect(text).toContain('Jan 1 213');
  });

  it('has its title as name for screen readers, which hear its sentence above it and not twice', () => {
    expect(chartOption(pie, look('default'))).toMatchObject({ aria: { enabled: true, label: { description: 'Imiona' } } });
  });

  it('draws patterns in high contrast only', () => {
    expect(JSON.stringify(chartOption(pie, look('high')))).toContain('"decal":{"show":true');
    expect(JSON.stringify(chartOption(pie, look('default')))).toContain('"decal":{"show":false');
  });
});

describe('a line chart', () => {
  const line = (...names: readonly (string | null)[]): BlockModelOf<'chart'> => ({
    ...pie,
    kind: 'line',
    points: names.flatMap((series) => [
      { category: 'czerwiec', instant: null, value: 99_721.2, text: '99 721,2', compared: null, series },
      { category: 'wrzesień', instant: null, value: 904.1, text: '904,1', compared: null, series },
    ]),
  });
  const drawn = (block: BlockModelOf<'chart'>) =>
    chartOption(block, look('default')) as {
      readonly yAxis: { readonly axisLabel: { formatter(value: number): string } };
      readonly series: readonly {
        readonly name: string;
        readonly endLabel: { readonly show: boolean };
        readonly data: readonly unknown[];
      }[];
    };

  it('has a line for each series and names them when there are several', () => {
    const { series } = drawn(line('80123456', '40987123'));
    expect(series.map(({ name, endLabel, data }) => [name, endLabel.show, data])).toEqual([
      ['80123456', true, [99_721.2, 904.1]],
      ['40987123', true, [99_721.2, 904.1]],
    ]);
    expect(drawn(line('80123456')).series[0]?.endLabel.show).toBe(false);
  });

  it('stands over time where its categories are days: a year is as wide as four quarters', () => {
    const day = (category: string, iso: string, value: number) => ({
      category,
      instant: Date.parse(iso),
      value,
      text: '',
      compared: null,
      series: null,
    });
    const points = [day('31.12.2025', '2025-12-31', 3), day('31.12.2024', '2024-12-31', 1), day('31.03.2025', '2025-03-31', 2)];
    const { xAxis, series } = chartOption({ ...pie, kind: 'line', points }, look('default')) as {
      readonly xAxis: { readonly type: string; readonly axisLabel: { readonly customValues: number[]; formatter(value: number): string } };
      readonly series: readonly { readonly data: readonly (readonly [number, number])[] }[];
    };
    const [first = 0, second = 0, third = 0] = series[0]?.data.map(([instant]) => instant) ?? [];
    expect((second - first) / (third - first)).toBeCloseTo(90 / 365, 5);
    expect(xAxis.axisLabel.customValues.map(xAxis.axisLabel.formatter)).toEqual(['31.12.2024', '31.03.2025', '31.12.2025']);
    expect(series[0]?.data.map(([, value]) => value)).toEqual([1, 2, 3]);
  });

  it('writes the numbers of its axis as the language does', () => {
    expect(drawn(line(null)).yAxis.axisLabel.formatter(80_000)).toBe('80\u00a0000');
  });
});

describe('a bar chart', () => {
  const bar = (category: string, value: number, compared: number | null) => ({
    category,
    instant: null,
    value,
    text: `${value} (70%)`,
    compared: compared === null ? null : { value: compared, text: `${compared}` },
    series: null,
  });
  const drawn = (isNarrow: boolean, ...points: ReturnType<typeof bar>[]) =>
    chartOption({ ...pie, kind: 'bar', points }, { ...look('default'), isNarrow }) as {
      readonly xAxis: { readonly min: number };
      readonly yAxis: readonly object[];
      readonly series: readonly {
        readonly yAxisIndex?: number;
        readonly data: readonly { readonly value: number | null; readonly label: { readonly show: boolean; readonly formatter: string } }[];
      }[];
    };

  it('has an outline around each bar that is compared, and its number behind the longer of the two', () => {
    const { series, yAxis } = drawn(false, bar('Drogi', 70, 100), bar('Sport', 120, 100), bar('Lasy', 5, null));
    const shown = series.map(({ data }) => data.map(({ value, label }) => [value, label.show]));
    expect(shown).toEqual([
      [
        [70, false],
        [120, true],
        [5, true],
      ],
      [
        [100, true],
        [100, false],
        [null, false],
      ],
    ]);
    expect([series[1]?.yAxisIndex, yAxis.length]).toEqual([1, 2]);
  });

  it('is only bars where nothing is compared', () => {
    const { series, yAxis } = drawn(false, bar('Drogi', 70, null));
    expect([series.length, yAxis.length]).toEqual([1, 1]);
  });

  it('draws what is below zero to the other side', () => {
    expect(drawn(false, bar('Zwroty', -5, 3)).xAxis.min).toBe(-5);
    expect(drawn(false, bar('Drogi', 5, 3)).xAxis.min).toBe(0);
  });

  it('has no number behind a bar on a narrow screen where it stands under the name', () => {
    const { series } = drawn(true, bar('Drogi', 6_107_073.62, 8_860_000));
    expect(series.flatMap(({ data }) => data.map(({ label }) => label.show))).toEqual([false, false]);
  });
});

describe('bars of several parts', () => {
  const part = (category: string, series: string, value: number) => ({
    category,
    instant: null,
    value,
    text: `${value}`,
    compared: null,
    series,
  });
  const drawn = (stacked: boolean, ...points: ReturnType<typeof part>[]) =>
    chartOption({ ...pie, kind: 'bar', points, stacked, sums: stacked ? ['7', '5'] : [] }, look('default')) as {
      readonly series: readonly {
        readonly stack?: string;
        readonly itemStyle?: { readonly color: string; readonly decal: object };
        readonly data: readonly { readonly value: number | null; readonly itemStyle?: { readonly color: string } }[];
      }[];
    };
  const points = [part('I', 'x', 3), part('I', 'y', 4), part('II', 'x', 5)];

  it('differ in colour and pattern, and have a gap where a name has no such part', () => {
    const { series } = drawn(false, ...points);
    expect(series.map(({ data }) => data.map(({ value }) => value))).toEqual([
      [3, 5],
      [4, null],
    ]);
    expect(new Set(series.map(({ itemStyle }) => JSON.stringify(itemStyle?.color))).size).toBe(2);
    expect(new Set(series.map(({ itemStyle }) => JSON.stringify(itemStyle?.decal))).size).toBe(2);
  });

  it('stand behind one another with their sum at the end', () => {
    const { series } = drawn(true, ...points);
    expect(series.map(({ stack }) => stack)).toEqual(['parts', 'parts', 'parts']);
    expect(series.at(-1)?.data).toEqual([
      { value: 0, label: expect.objectContaining({ formatter: '7' }) },
      { value: 0, label: expect.objectContaining({ formatter: '5' }) },
    ]);
  });

  it('are as wide as others where each name has one bar in a colour of its own', () => {
    const { series } = drawn(false, part('I', 'I', 3), part('II', 'II', 5));
    expect(series.length).toBe(1);
    expect(new Set(series[0]?.data.map(({ itemStyle }) => itemStyle?.color)).size).toBe(2);
  });
});

describe('ten parts', () => {
  it.each(['default', 'high'] as const)('differ in colour or pattern in %s contrast', (contrast) => {
    const colours = chartColours(look(contrast), 10);
    const looks = Array.from({ length: 10 }, (_, index) => partLook(index, colours));
    expect(new Set(looks.map(({ colour, path }) => colour + path)).size).toBe(10);
  });
});

describe('chartColours', () => {
  it('has ten different colours for a palette of ten [NAME-07]', () => {
    expect(new Set(chartColours(look('default'), 10).parts).size).toBe(10);
  });

  it('has ten others on a dark page, each of which stands out from it', () => {
    const { parts, paper } = chartColours({ ...look('default'), scheme: 'dark' }, 10);
    expect(new Set(parts).size).toBe(10);
    for (const part of parts) expect(contrastOf(part, paper), part).toBeGreaterThanOrEqual(3);
  });

  it('uses as many colours as the definition wants', () => {
    expect(chartColours(look('default'), 3).parts).toHaveLength(3);
  });
});
