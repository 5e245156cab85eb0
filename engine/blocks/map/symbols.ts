import { colourBlindSafe } from '../../drawing/colours';

/** Forms that are told apart without colour, as paths of SVG around 0, 0, about 16 wide. */
const paths = [
  'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z',
  'M-6.5-6.5h13v13h-13Z',
  'M0-8 8 6.5H-8Z',
  'M0-8.5 8.5 0 0 8.5-8.5 0Z',
  'M-2.5-7.5h5v5h5v5h-5v5h-5v-5h-5v-5h5Z',
  'M0 8-8-6.5H8Z',
] as const;

/** How many categories can be told apart by their form; all others share the last one. */
export const mostSymbols: number = paths.length;

/** The form that marks a place of a category, counted from 0. */
export function symbolPath(category: number): string {
  return paths[Math.min(category, paths.length - 1)] ?? paths[0];
}

/** The colour of a category on white. */
export function symbolColour(category: number): string {
  return colourBlindSafe[Math.min(category, paths.length - 1)] ?? colourBlindSafe[0];
}
