import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mixedColour } from './mix-colours';
import { isVisible, plainTheme, themePairs, tints, visibleShade } from './theme-contrast';

const styles = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8');

describe('the colours of a municipality', () => {
  it('are mixed as the styles of the portal mix them', () => {
    const [tint, strong] = [tints.tint, tints.strong].map(
      (share) => `color-mix(in oklab, var(--primary) ${Math.round(share * 100)}%, ${tints.ground})`,
    );
    expect(styles).toContain(`--tint: ${tint};`);
    expect(styles).toContain(`--tint-strong: ${strong};`);
    expect(styles).toContain(`--primary: var(--pack-primary, ${plainTheme.primary});`);
    expect(styles).toContain(`--accent: var(--pack-accent, ${plainTheme.accent});`);
  });

  // The values are what Chromium computes for the same color-mix().
  it.each([
    ['#1f5c4a', 0.06, '#fbfaf6', '#edf0eb'],
    ['#1f5c4a', 0.14, '#fbfaf6', '#dbe3dc'],
    ['#ff0000', 0.5, '#0000ff', '#8c53a2'],
    ['#ffffff', 0.25, '#000000', '#222222'],
  ])('%s mixed by %s with %s is %s', (one, share, other, mixed) => {
    expect(mixedColour(one, share, other)).toBe(mixed);
  });

  it('can all be seen in a portal that says none', () => {
    expect(themePairs(plainTheme).filter((pair) => !isVisible(pair))).toEqual([]);
  });

  it('are remedied by the nearest shade with which all can be seen, and by no darker one', () => {
    for (const primary of ['#ffd400', '#ffffff', '#767676', '#7fd1ae']) {
      const shade = visibleShade({ ...plainTheme, primary }, 'primary');
      const contrasts = themePairs({ ...plainTheme, primary: shade }).filter(({ colour }) => colour === 'primary');
      expect(contrasts.every(isVisible)).toBe(true);
      expect(Math.min(...contrasts.map(({ contrast }) => contrast))).toBeLessThan(4.7);
    }
    expect(visibleShade(plainTheme, 'primary')).toBe(plainTheme.primary);
  });
});
