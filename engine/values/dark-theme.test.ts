import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast';
import { darkGrounds, onDark } from './dark-theme';
import { mixedColour } from './mix-colours';
import { plainTheme } from './theme-contrast';

const styles = readFileSync(new URL('../../renderer/theme/dark.css', import.meta.url), 'utf8');
const { paper, ground, tint, strong, ink } = darkGrounds;
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(styles)?.[1] ?? 'not in dark.css';

describe('the colours of a municipality on a dark page', () => {
  it('are mixed as the styles of the portal mix them', () => {
    expect(styles).toContain(`--paper: ${paper};`);
    expect(styles).toContain(`--tint: color-mix(in oklab, var(--primary) ${Math.round(tint * 100)}%, ${ground});`);
    expect(styles).toContain(`--tint-strong: color-mix(in oklab, var(--primary) ${Math.round(strong * 100)}%, ${ground});`);
    expect(styles).toContain(`--on-primary: ${ink};`);
    const { primary, accent } = onDark(plainTheme);
    expect(styles).toContain(`var(--pack-primary-on-dark, ${primary})`);
    expect(styles).toContain(`var(--pack-accent-on-dark, ${accent})`);
  });

  it.each(['#1f5c4a', '#000000', '#5a0000', '#00007f', '#767676', '#ffd400', '#ffffff', '#274b8f'])(
    '%s can be read wherever it stands',
    (colour) => {
      const { primary, accent } = onDark({ primary: colour, accent: colour });
      const grounds = [paper, mixedColour(primary, tint, ground), mixedColour(primary, strong, ground)];
      for (const one of grounds) {
        expect(contrastOf(primary, one)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(accent, one)).toBeGreaterThanOrEqual(3);
        // What is not the municipality's colour stands on the same grounds.
        for (const name of ['ink', 'muted', 'error', 'warning', 'success', 'info'])
          expect(contrastOf(token(name), one), name).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(token('line-strong'), one)).toBeGreaterThanOrEqual(3);
      }
      expect(contrastOf(primary, ink)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('stay as they are where they can be read already', () => {
    expect(onDark({ primary: '#ffd400', accent: '#ffd400' })).toEqual({ primary: '#ffd400', accent: '#ffd400' });
  });

  it.each(['error', 'warning', 'success', 'info'])('leave words of kind %s readable on the ground of their message', (name) => {
    expect(contrastOf(token(name), token(`${name}-tint`))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(token('ink'), token(`${name}-tint`))).toBeGreaterThanOrEqual(7);
    expect(contrastOf(token('on-error'), token('error'))).toBeGreaterThanOrEqual(4.5);
  });
});
