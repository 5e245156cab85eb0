import { describe, expect, it } from 'vitest';
import { contrastWithWhite, leastContrast, readableShade } from './contrast';

describe('contrast with white', () => {
  it('is that of WCAG', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21);
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1);
    expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
  });

  it('of the proposed shade is enough, and one shade lighter is not', () => {
    for (const colour of ['#ffd400', '#ffffff', '#ff00ff', '#7fd1ae', '#777777']) {
      const shade = readableShade(colour);
      expect(shade).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrastWithWhite(shade)).toBeGreaterThanOrEqual(leastContrast);
      expect(contrastWithWhite(shade)).toBeLessThan(leastContrast + 0.15);
    }
  });

  it('leaves a colour that is dark enough', () => {
    expect(readableShade('#1f5c4a')).toBe('#1f5c4a');
  });
});
