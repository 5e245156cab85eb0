import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../../authoring/compile/build-service-for-tests';
import type { ChartBlock } from '../../language/language.generated';
import { printableDocument } from '../../printing/printable-document';
import { answer, resolve, type TestedDefinition } from '../../runtime/screen-for-tests';
import type { ChartModel } from './model';

type Row = Readonly<Record<string, unknown>>;

const trend = {
  rising: {
    text: 'Od {{a}} do {{b}} rośnie o {{c}}.',
    values: { a: { value: '=from' }, b: { value: '=to' }, c: { value: '=change', format: 'decimal' } },
  },
  falling: 'Spada.',
  level: 'Bez zmian.',
} as const;

function definitionOf(chart: Partial<ChartBlock>): TestedDefinition {
  return {
    sources: { dane: { endpoint: '/dane', response: {} } },
    blocks: [
      {
        id: 'wykres',
        block: 'chart',
        kind: 'bar',
        title: 'Wykres',
        table: 'tabela',
        category: 'n',
        value: 'a',
        summary: 'Zdanie.',
        ...chart,
      },
      {
        id: 'tabela',
        block: 'table',
        title: 'Dane',
        rows: '=dane.lista',
        whenEmpty: 'Nic',
        columns: [
          { id: 'n', label: 'Nazwa' },
          { id: 's', label: 'Seria' },
          { id: 'a', label: 'Ten rok', format: 'integer' },
          { id: 'b', label: 'Rok wcześniej', format: 'integer' },
        ],
      },
    ],
  };
}

function chartOf(rows: readonly Row[], chart: Partial<ChartBlock> = {}): ChartModel {
  const block = resolve(definitionOf(chart), { dane: answer({ lista: rows }) }).blocks[0];
  if (block?.block !== 'chart') throw new Error('no chart');
  return block;
}

function drawingOf(rows: readonly Row[], chart: Partial<ChartBlock> = {}): string | undefined {
  const definition = definitionOf(chart);
  const model = resolve(definition, { dane: answer({ lista: rows }) });
  const { parts } = printableDocument(buildService(definition), model, buildContext({}));
  return parts.flatMap((part) => (part.kind === 'picture' ? [part.svg] : []))[0];
}

const months = [
  { n: 'I', s: 'x', a: 1, b: 4 },
  { n: 'I', s: 'y', a: 2, b: 5 },
  { n: 'II', s: 'x', a: 3, b: null },
  { n: 'II', s: 'x', a: 10, b: 6 },
];

describe('bars of several parts', () => {
  it('are divided by a column: rows with the same name and part are one, the legend names each part, and a stacked bar has its sum', () => {
    const chart = chartOf(months, { series: 's', stacked: true });
    expect(chart.points.map(({ category, series, value, text }) => [category, series, value, text])).toEqual([
      ['I', 'x', 1, '1'],
      ['I', 'y', 2, '2'],
      ['II', 'x', 13, '13'],
    ]);
    expect(chart.keys).toEqual([
      { mark: 'part', label: 'x', part: 0 },
      { mark: 'part', label: 'y', part: 1 },
    ]);
    expect(chart.sums).toEqual(['3', '13']);
  });

  it('are divided by columns, which their headings name; an empty cell is no bar', () => {
    const chart = chartOf(months.slice(2), { moreValues: ['b'], category: 's' });
    expect(chart.points.map(({ series, value }) => [series, value])).toEqual([
      ['Ten rok', 13],
      ['Rok wcześniej', 6],
    ]);
    expect(chart.keys.map(({ label }) => label)).toEqual(['Ten rok', 'Rok wcześniej']);
  });

  it('have no legend where each bar has the colour of its own name', () => {
    expect(chartOf(months, { series: 'n' }).keys).toEqual([]);
  });

  it('are ranked by their sums, with one rest for each part', () => {
    const chart = chartOf([...months, { n: 'III', s: 'y', a: 1 }], { series: 's', stacked: true, top: 1, rest: 'Reszta' });
    expect(chart.points.map(({ category, series, value }) => [category, series, value])).toEqual([
      ['II', 'x', 13],
      ['Reszta', 'x', 1],
      ['Reszta', 'y', 3],
    ]);
  });
});

describe('a trend', () => {
  const rows = (...values: readonly number[]) => values.map((a, index) => ({ n: `${2020 + index}`, a }));

  it('is the line of best fit with a sentence about its whole change', () => {
    const chart = chartOf(rows(1, 3, 2, 4), { trend });
    expect(chart.trend?.text).toBe('Od 2020 do 2023 rośnie o 2,4.');
    expect([chart.trend?.from.value, chart.trend?.to.value]).toEqual([expect.closeTo(1.3), expect.closeTo(3.7)]);
  });

  it('says that values fall, and that equal ones do not change', () => {
    expect(chartOf(rows(5, 4, 1), { trend }).trend?.text).toBe('Spada.');
    expect(chartOf(rows(5, 5, 5), { trend }).trend?.text).toBe('Bez zmian.');
  });

  it('needs three points', () => {
    expect(chartOf(rows(1, 2), { trend }).trend).toBeNull();
  });
});

describe('hostile data', () => {
  it('of no rows are no chart, on paper neither', () => {
    expect(chartOf([]).points).toEqual([]);
    expect(drawingOf([])).toBeUndefined();
  });

  it('of 400 names show the 60 greatest bars and say that others are left out', () => {
    const chart = chartOf(Array.from({ length: 400 }, (_, index) => ({ n: `n${index}`, a: index })));
    expect([chart.points.length, chart.points[0]?.category, chart.cut]).toEqual([60, 'n340', 'chart.cut']);
  });

  it('of 30 parts show ten, which can be told apart', () => {
    const chart = chartOf(
      Array.from({ length: 30 }, (_, index) => ({ n: 'I', s: `s${index}`, a: index })),
      { series: 's' },
    );
    expect([chart.keys.length, chart.cut]).toEqual([10, 'chart.cut']);
  });

  it.each<[ChartBlock['kind'], Partial<ChartBlock>]>([
    ['bar', {}],
    ['bar', { series: 's', stacked: true }],
    ['bar', { moreValues: ['b'] }],
    ['line', { series: 's' }],
    ['pie', {}],
  ])('below zero, all equal, of one row or with long names and signs of a drawing are drawn on paper as %s %j', (kind, more) => {
    const name = `<${'Długa nazwa działu & '.repeat(6)}\u0000\ud800>`;
    for (const rows of [
      [{ n: name, s: name, a: -5, b: 0 }],
      [
        { n: 'a', s: 'x', a: 0, b: 0 },
        { n: name, s: 'y', a: 0, b: 0 },
      ],
    ]) {
      const svg = drawingOf(rows, { kind, ...more }) ?? '';
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<Długa|& /);
      expect([...svg].every((sign) => sign >= ' ' && !/^[\u{D800}-\u{DFFF}]$/u.test(sign))).toBe(true);
    }
  });
});
