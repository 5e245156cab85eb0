/** A spot of the earth in degrees, as GeoJSON has it: longitude, latitude. */
export type Spot = readonly [longitude: number, latitude: number];

/** Points, lines and areas. An area is its outer ring and the rings of its holes. */
export interface Shape {
  readonly points: readonly Spot[];
  readonly lines: readonly (readonly Spot[])[];
  readonly areas: readonly (readonly (readonly Spot[])[])[];
}

/** More corners than these are no shape of a place, and would stop the browser. */
export const mostCorners = 50_000;
const deepest = 4;

/** A point of two numbers; null when they are no place on the earth. 0, 0 lies in the sea and is what an empty field becomes. */
export function parseSpot(longitude: unknown, latitude: unknown): Spot | null {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) || (longitude === 0 && latitude === 0)) return null;
  return [longitude, latitude];
}

/** A shape of one point. */
export function pointShape(spot: Spot): Shape {
  return { points: [spot], lines: [], areas: [] };
}

/** Reads GeoJSON: a geometry, a feature or a collection of them; null when any part of it is none or it has nothing to draw. */
export function parseShape(value: unknown): Shape | null {
  const parts = { points: [] as Spot[], lines: [] as Spot[][], areas: [] as Spot[][][], corners: 0 };
  const isRead = read(value, parts, 0);
  return isRead && parts.corners > 0 && parts.corners <= mostCorners
    ? { points: parts.points, lines: parts.lines, areas: parts.areas }
    : null;
}

interface Parts {
  readonly points: Spot[];
  readonly lines: Spot[][];
  readonly areas: Spot[][][];
  corners: number;
}

function read(value: unknown, parts: Parts, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth > deepest) return false;
  const { type, coordinates, geometry, geometries, features }: Readonly<Record<string, unknown>> = { ...value };
  switch (type) {
    case 'Feature':
      return read(geometry, parts, depth + 1);
    case 'FeatureCollection':
      return Array.isArray(features) && features.every((feature) => read(feature, parts, depth + 1));
    case 'GeometryCollection':
      return Array.isArray(geometries) && geometries.every((each) => read(each, parts, depth + 1));
    case 'Point':
      return add(parts.points, spotOf(coordinates), parts, 1);
    case 'MultiPoint':
      return each(coordinates, (spot) => add(parts.points, spotOf(spot), parts, 1));
    case 'LineString':
      return addLine(coordinates, parts);
    case 'MultiLineString':
      return each(coordinates, (line) => addLine(line, parts));
    case 'Polygon':
      return addArea(coordinates, parts);
    case 'MultiPolygon':
      return each(coordinates, (area) => addArea(area, parts));
    default:
      return false;
  }
}

function each(value: unknown, take: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(take);
}

function add<Part>(list: Part[], part: Part | null, parts: Parts, corners: number): boolean {
  parts.corners += corners;
  if (part === null || parts.corners > mostCorners) return false;
  list.push(part);
  return true;
}

function addLine(value: unknown, parts: Parts): boolean {
  const line = spotsOf(value, 2);
  return add(parts.lines, line, parts, line?.length ?? 0);
}

function addArea(value: unknown, parts: Parts): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  const rings = value.map((ring) => spotsOf(ring, 4));
  const read = rings.filter((ring) => ring !== null);
  if (read.length < rings.length) return false;
  return add(
    parts.areas,
    read,
    parts,
    read.reduce((sum, ring) => sum + ring.length, 0),
  );
}

function spotsOf(value: unknown, least: number): Spot[] | null {
  if (!Array.isArray(value) || value.length < least || value.length > mostCorners) return null;
  const spots: Spot[] = [];
  for (const item of value) {
    const spot = spotOf(item);
    if (spot === null) return null;
    spots.push(spot);
  }
  return spots;
}

// Height, the third number, is not drawn.
function spotOf(value: unknown): Spot | null {
  return Array.isArray(value) ? parseSpot(value[0], value[1]) : null;
}

/** Where the mark of a shape stands: its point, the middle of its longest line, or inside its greatest area. */
export function anchorOf({ points, lines, areas }: Shape): Spot {
  const [point] = points;
  if (point) return point;
  const rings = areas.flatMap(([outer]) => (outer === undefined ? [] : [outer]));
  const ring = greatest(rings, (spots) => Math.abs(signedArea(spots)));
  if (ring) return centreOf(ring);
  const line = greatest(lines, (spots) => spots.length);
  return line?.[Math.floor(line.length / 2)] ?? [0, 0];
}

function greatest<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>((best, item) => (best === undefined || sizeOf(item) > sizeOf(best) ? item : best), undefined);
}

/** Twice the area within a ring, in square degrees; below zero when it runs clockwise. */
function signedArea(ring: readonly Spot[]): number {
  return ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** The centre of gravity; of a ring that bends around it the nearest corner, because a mark outside an area would name another. */
function centreOf(ring: readonly Spot[]): Spot {
  const area = signedArea(ring);
  const [first] = ring;
  if (first === undefined || area === 0) return first ?? [0, 0];
  let [sumX, sumY] = [0, 0];
  for (const [place, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  const centre: Spot = [sumX / (3 * area), sumY / (3 * area)];
  if (isInside(centre, ring)) return centre;
  const distance = ([x, y]: Spot) => (x - centre[0]) ** 2 + (y - centre[1]) ** 2;
  return ring.reduce((best, spot) => (distance(spot) < distance(best) ? spot : best), first);
}

function isInside([x, y]: Spot, ring: readonly Spot[]): boolean {
  let inside = false;
  for (const [place, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(place + 1) % ring.length] ?? [fromX, fromY];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}
