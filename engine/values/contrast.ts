/** Least contrast of ordinary text by WCAG 2.2, AA. */
export const leastContrast = 4.5;

/** Contrast of white text on a colour #rrggbb, from 1 to 21. */
export function contrastWithWhite(colour: string): number {
  return 1.05 / (luminance(partsOf(colour)) + 0.05);
}

/** The colour itself where white text on it can be read, otherwise the least darkened shade of it on which it can. */
export function readableShade(colour: string): string {
  for (let share = 255; share > 0; share -= 1) {
    const shade = partsOf(colour).map((part) => Math.round((part * share) / 255));
    if (1.05 / (luminance(shade) + 0.05) >= leastContrast) return `#${shade.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  return '#000000';
}

function partsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Relative luminance by WCAG 2.2. */
function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
