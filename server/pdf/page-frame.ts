/** Measures in points. The Typst template and the pages of long tables share them, so that both look the same. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

const millimetre = 72 / 25.4;
const long = 297 * millimetre;
const short = 210 * millimetre;

/** A page of A4 with the margins of letters. */
export function pageFrame(landscape: boolean): PageFrame {
  const [width, height] = landscape ? [long, short] : [short, long];
  return { width, height, side: 20 * millimetre, top: 20 * millimetre, bottom: 22 * millimetre };
}

/** Spacing in cells of tables, as shares of the font size. */
export const cellStyle = {
  insetX: 4,
  insetY: 4.5,
  /** From the baseline to the top of capitals. */
  capital: 0.66,
  /** From the baseline of a line to the top of the capitals in the next one. */
  leading: 0.6,
  headLine: 0.9,
  rowLine: 0.4,
} as const;

/** Height of a row whose longest cell has this many lines. */
export function rowHeight(lines: number, size: number): number {
  const { insetY, capital, leading } = cellStyle;
  return 2 * insetY + size * (capital * lines + leading * (lines - 1));
}
