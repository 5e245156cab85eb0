import { describe, expect, it } from 'vitest';
import { contrastWithWhite, leastContrast, nearestShade } from './contrast';

describe('contrast with white', () => {
  it('is that of WCAG', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21);
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1);
    expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
  });

  it('of a shade that passes is that of the least darkened one', () => {
    expect(nearestShade('#ffffff', (shade) => contrastWithWhite(shade) >= leastContrast)).toBe('#767676');
    expect(nearestShade('#1f5c4a', () => true)).toBe('#1f5c4a');
    expect(nearestShade('#1f5c4a', () => false)).toBe('#000000');
  });
});
