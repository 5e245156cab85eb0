import type { Shape, Spot } from './geometry';

/** A spot in the plane of Mercator's projection: the whole earth is 1 wide and 1 high, and y grows to the south. */
export type PlaneSpot = readonly [x: number, y: number];

/** A part of the plane on a screen or paper: its middle, and how many pixels the width of the earth would have. */
export interface View {
  readonly middle: PlaneSpot;
  readonly scale: number;
}

/** Size of a drawing in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the plane. */
export interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

// Mercator's projection has no poles; the earth of this plane is square.
const mostNorthern = 85.051_129;
const equator = 40_075_016.7;
/** The nearest view has about 20 cm a pixel at the equator, the farthest the whole earth. */
const nearest = equator / 0.2;
const farthest = 256;
const margin = 28;

/** A spot in the plane. */
export function project([longitude, latitude]: Spot): PlaneSpot {
  const bounded = Math.max(-mostNorthern, Math.min(mostNorthern, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** The spots of a shape. */
export function spotsOf({ points, lines, areas }: Shape): readonly Spot[] {
  return [...points, ...lines.flat(), ...areas.flat(2)];
}

/** The least rectangle around all spots; null without any. */
export function boundsOf(spots: Iterable<PlaneSpot>): Bounds | null {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return west <= east ? { west, north, east, south } : null;
}

/** The view in which a rectangle fills a drawing. One spot is shown with about a kilometre around it. */
export function viewOf({ west, north, east, south }: Bounds, { width, height }: Size): View {
  const least = (west === east && north === south ? 1_000 : 40) / equator;
  const across = Math.max(east - west, least);
  const down = Math.max(south - north, least);
  const scale = Math.min(Math.max(1, width - 2 * margin) / across, Math.max(1, height - 2 * margin) / down);
  return boundedView({ middle: [(west + east) / 2, (north + south) / 2], scale });
}

/** A view within what can be drawn. */
export function boundedView({ middle: [x, y], scale }: View): View {
  const bounded = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return { middle: [bounded(x, 0, 1), bounded(y, 0, 1)], scale: bounded(scale, farthest, nearest) };
}

/** Whether a view can be brought nearer still. */
export function isNearest({ scale }: View): boolean {
  return scale >= nearest;
}

/** The view so many times nearer; the place under a pixel of the drawing stays there. */
export function zoomed(
  view: View,
  factor: number,
  size: Size,
  at: readonly [x: number, y: number] = [size.width / 2, size.height / 2],
): View {
  const { scale } = boundedView({ ...view, scale: view.scale * factor });
  const shift = 1 / view.scale - 1 / scale;
  const [x, y] = view.middle;
  return boundedView({ middle: [x + (at[0] - size.width / 2) * shift, y + (at[1] - size.height / 2) * shift], scale });
}

/** The view moved by so many pixels. */
export function moved({ middle: [x, y], scale }: View, byX: number, byY: number): View {
  return boundedView({ middle: [x + byX / scale, y + byY / scale], scale });
}

/** Where a spot of the plane is drawn. */
export function pixelOf([x, y]: PlaneSpot, { middle, scale }: View, { width, height }: Size): readonly [x: number, y: number] {
  return [(x - middle[0]) * scale + width / 2, (y - middle[1]) * scale + height / 2];
}

/** A length on the ground in round metres, and its length in pixels, at most so many. */
export function scaleBar({ middle, scale }: View, most: number): { readonly metres: number; readonly pixels: number } {
  // Mercator's projection draws lengths larger the farther they are from the equator.
  const stretch = Math.cosh(2 * Math.PI * (0.5 - middle[1]));
  const metresPerPixel = equator / (scale * stretch);
  const longest = metresPerPixel * most;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = ([5, 2, 1].find((times) => times * power <= longest) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}
