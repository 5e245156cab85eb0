import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { drawCode } from './draw-code';

/** The dark squares of a path, as row and column. */
function squaresOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)].flatMap(([, start, row, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${row}/${Number(start) + step}`),
  );
}

describe('a QR code', () => {
  it('has exactly the dark squares of the library, within four empty ones on each side', () => {
    const text = '|PL|61109010140000071219812874|012840|Urząd Gminy|W/00123/2026|||';
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = Array.from({ length: modules.size ** 2 }, (_, at) => [Math.floor(at / modules.size), at % modules.size] as const)
      .filter(([row, column]) => modules.get(row, column))
      .map(([row, column]) => `${row}/${column}`);
    const code = drawCode(text);
    expect(squaresOf(code?.path ?? '')).toEqual(dark);
    expect(code?.box).toEqual([-4, -4, modules.size + 8, modules.size + 8]);
  });

  it('is not drawn of a text that is too long for one', () => {
    expect(drawCode('ą'.repeat(1165))?.box[2]).toBe(177 + 8);
    expect(drawCode('ą'.repeat(1166))).toBeNull();
    expect(drawCode('a'.repeat(5_000_000))).toBeNull();
  });
});
