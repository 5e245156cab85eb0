import type { BlockOf } from '../block-props';

type Kind = BlockOf<'chart'>['kind'];

const barRow = 36;
const usualBars = 10;
const headingAndSummary = 96;

/** Height of the drawing in pixels: a bar chart grows with its bars. */
export function chartHeight(kind: Kind, points: number): number {
  return kind === 'bar' ? points * barRow + 16 : 380;
}

/** Height to keep for the whole block while its data are on their way. */
export function heightWhileWaiting(kind: Kind): number {
  return chartHeight(kind, usualBars) + headingAndSummary;
}
