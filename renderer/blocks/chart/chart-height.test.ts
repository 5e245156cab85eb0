import { describe, expect, it } from 'vitest';
import { barChartHeight, barNames, heightWhileWaiting, nameLines } from './chart-height';

const bars = (...names: readonly string[]) => names.map((category) => ({ category, text: '7' }));

describe('the room of a chart that is awaited', () => {
  it('is that of the bars that it may have, or of the drawing of its kind', () => {
    expect(heightWhileWaiting({ kind: 'bar', most: 11 }, false)).toBe(96 + 11 * 44);
    expect(heightWhileWaiting({ kind: 'bar', most: 11 }, true)).toBe(96 + 11 * 70);
    expect(heightWhileWaiting({ kind: 'pie', most: 10 }, true)).toBe(96 + 260);
  });
});

describe('the names of bars', () => {
  it.each([
    ['Anna', 1],
    ['zameldowani na pobyt stały w gminie', 1],
    ['zameldowani na pobyt czasowy powyżej trzech miesięcy', 2],
    ['a'.repeat(80), 3],
    ['', 1],
  ])('"%s" takes %i lines on a phone', (name, lines) => {
    expect(nameLines([name], 'above')).toBe(lines);
  });

  it('have the number under them where it would leave the bar no room', () => {
    const amounts = [{ category: 'Drogi', text: '6 107 073,62 (68,9%)' }];
    expect(barNames(amounts, true)).toEqual(['Drogi\n6 107 073,62 (68,9%)']);
    expect(nameLines(barNames(amounts, true), 'above')).toBe(2);
    expect(barNames(amounts, false)).toEqual(['Drogi']);
    expect(barNames(bars('Anna'), true)).toEqual(['Anna']);
  });

  it('make the chart higher where they need more lines', () => {
    const short = barChartHeight(bars('Anna', 'Jan'), true);
    expect(barChartHeight(bars('Anna', 'zameldowani na pobyt czasowy powyżej trzech miesięcy'), true)).toBeGreaterThan(short + 2 * 15);
    expect(barChartHeight(bars('Anna', 'Jan'), false)).toBe(88);
  });
});
