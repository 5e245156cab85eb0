import { coordinate } from '../../drawing/svg';
import type { Shape, Spot } from './geometry';
import { pixelOf, project, type Size, type View } from './plane';

/** The lines and areas of a shape as paths of SVG, empty where there are none or none is in the drawing. */
export interface Outline {
  readonly line: string;
  readonly area: string;
}

/** Corners nearer to each other than this are drawn as one. */
const finest = 0.6;

/** The outline of a shape in a view. */
export function outlineOf({ lines, areas }: Shape, view: View, size: Size): Outline {
  return {
    line: lines.map((line) => pathOf(line, view, size, false)).join(''),
    area: areas.map((rings) => rings.map((ring) => pathOf(ring, view, size, true)).join('')).join(''),
  };
}

function pathOf(spots: readonly Spot[], view: View, size: Size, isClosed: boolean): string {
  const pixels = spots.map((spot) => bounded(pixelOf(project(spot), view, size), size));
  if (isOutside(pixels, size)) return '';
  let last: readonly [number, number] | null = null;
  let path = '';
  for (const [place, pixel] of pixels.entries()) {
    const isEnd = place === 0 || place === pixels.length - 1;
    if (last !== null && !isEnd && Math.hypot(pixel[0] - last[0], pixel[1] - last[1]) < finest) continue;
    path += `${path === '' ? 'M' : 'L'}${coordinate(pixel[0])} ${coordinate(pixel[1])}`;
    last = pixel;
  }
  return isClosed ? `${path}Z` : path;
}

// A corner far outside is drawn wrong by browsers that count in short numbers; at this distance its direction is still right.
const farthest = 100_000;

function bounded([x, y]: readonly [number, number], { width, height }: Size): readonly [number, number] {
  return [Math.max(-farthest, Math.min(width + farthest, x)), Math.max(-farthest, Math.min(height + farthest, y))];
}

function isOutside(pixels: readonly (readonly [number, number])[], { width, height }: Size): boolean {
  return (
    pixels.every(([x]) => x < 0) ||
    pixels.every(([x]) => x > width) ||
    pixels.every(([, y]) => y < 0) ||
    pixels.every(([, y]) => y > height)
  );
}
