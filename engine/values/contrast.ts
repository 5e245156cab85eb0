/** Least contrast of ordinary text by WCAG 2.2, AA. */
export const leastContrast = 4.5;

/** Least contrast of marks and lines that mean something, by WCAG 2.2, AA. */
export const leastMarkContrast = 3;

/** Contrast of two colours #rrggbb, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(partsOf(one)), luminance(partsOf(other))].sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Contrast of white text on a colour #rrggbb, from 1 to 21. */
export function contrastWithWhite(colour: string): number {
  return contrastOf(colour, '#ffffff');
}

/** The colour itself where it passes, otherwise the least darkened shade of it that does. */
export function nearestShade(colour: string, passes: (shade: string) => boolean): string {
  for (let share = 255; share > 0; share -= 1) {
    const shade = hexOf(partsOf(colour).map((part) => (part * share) / 255));
    if (passes(shade)) return shade;
  }
  return '#000000';
}

/** The colour itself where it passes, otherwise the least lightened shade of it that does: as vivid as it can be, then nearer and nearer to white. */
export function nearestLight(colour: string, passes: (shade: string) => boolean): string {
  const parts = partsOf(colour);
  const most = 255 / Math.max(1, ...parts);
  for (let factor = 1; factor < most; factor += 0.02) {
    const shade = hexOf(parts.map((part) => part * factor));
    if (passes(shade)) return shade;
  }
  for (let share = 0; share < 255; share += 1) {
    const shade = hexOf(parts.map((part) => part * most + ((255 - part * most) * share) / 255));
    if (passes(shade)) return shade;
  }
  return '#ffffff';
}

/** Red, green and blue of a colour #rrggbb, from 0 to 255. */
export function partsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** A colour #rrggbb of its red, green and blue. */
export function hexOf(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** One part of a colour, from 0 to 255, as a share of light. */
export function lightOf(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance by WCAG 2.2. */
function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map(lightOf);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
