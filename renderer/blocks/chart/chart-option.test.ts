import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../block-props';
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

describe('chartOption', () => {
  it('labels each part with its name and its value as in the table', () => {
    const text = JSON.stringify(chartOption(pie, 'default', '#1f5c4a', false));
    expect(text).toContain('Anna 213');
    expect(text).toContain('Jan 1 213');
  });

  it('is described to screen readers by its title and its sentence', () => {
    expect(JSON.stringify(chartOption(pie, 'default', '#1f5c4a', false))).toContain('Imiona. Najpopularniejsze imię to Jan.');
  });

  it('draws patterns in high contrast only', () => {
    expect(JSON.stringify(chartOption(pie, 'high', '#1f5c4a', false))).toContain('"decal":{"show":true');
    expect(JSON.stringify(chartOption(pie, 'default', '#1f5c4a', false))).toContain('"decal":{"show":false');
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
