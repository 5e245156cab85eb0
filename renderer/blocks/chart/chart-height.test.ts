import { describe, expect, it } from 'vitest';
import { barChartHeight, nameLines } from './chart-height';

const bars = (...names: readonly string[]) => names.map((category) => ({ category }));

describe('the names of bars', () => {
  it.each([
    ['Anna', 1],
    ['zameldowani na pobyt stały w gminie', 1],
    ['zameldowani na pobyt czasowy powyżej trzech miesięcy', 2],
    ['a'.repeat(80), 3],
    ['', 1],
  ])('"%s" takes %i lines on a phone', (name, lines) => {
    expect(nameLines(bars(name), 'above')).toBe(lines);
  });

  it('make the chart higher where they need more lines', () => {
    const short = barChartHeight(bars('Anna', 'Jan'), true);
    expect(barChartHeight(bars('Anna', 'zameldowani na pobyt czasowy powyżej trzech miesięcy'), true)).toBeGreaterThan(short + 2 * 15);
    expect(barChartHeight(bars('Anna', 'Jan'), false)).toBe(88);
  });
});
