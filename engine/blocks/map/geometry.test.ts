import { describe, expect, it } from 'vitest';
import { anchorOf, mostCorners, parseShape, parseSpot, type Spot } from './geometry';
import { boundsOf, isNearest, pixelOf, project, scaleBar, viewOf, zoomed } from './plane';

const square: readonly Spot[] = [
  [17, 51],
  [17.2, 51],
  [17.2, 51.2],
  [17, 51.2],
  [17, 51],
];

describe('a shape of an answer', () => {
  it('is a geometry, a feature or a collection', () => {
    expect(parseShape({ type: 'Point', coordinates: [17, 51, 120] })?.points).toEqual([[17, 51]]);
    expect(parseShape({ type: 'Feature', geometry: { type: 'Polygon', coordinates: [square] } })?.areas).toEqual([[square]]);
    const all = { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: { type: 'LineString', coordinates: square } }] };
    expect(parseShape(all)?.lines).toEqual([square]);
    const mixed = { type: 'GeometryCollection', geometries: [{ type: 'MultiPoint', coordinates: [[17, 51]] }] };
    expect(parseShape(mixed)?.points).toEqual([[17, 51]]);
  });

  it.each([
    ['nothing', null],
    ['words', 'Point'],
    ['an unknown kind', { type: 'Circle', coordinates: [17, 51] }],
    ['no number', { type: 'Point', coordinates: ['17', '51'] }],
    ['not a number', { type: 'Point', coordinates: [Number.NaN, 51] }],
    ['beyond the earth', { type: 'Point', coordinates: [17, 91] }],
    ['endless', { type: 'Point', coordinates: [Number.POSITIVE_INFINITY, 51] }],
    ['an empty field', { type: 'Point', coordinates: [0, 0] }],
    ['metres instead of degrees', { type: 'Point', coordinates: [363_000, 362_000] }],
    ['a line of one point', { type: 'LineString', coordinates: [[17, 51]] }],
    ['a ring of two corners', { type: 'Polygon', coordinates: [[square[0], square[1]]] }],
    ['an area without rings', { type: 'Polygon', coordinates: [] }],
    ['a collection of nothing', { type: 'FeatureCollection', features: [] }],
    ['one bad corner', { type: 'Polygon', coordinates: [[...square, [17, Number.NaN]]] }],
  ])('is none when it is %s', (_, value) => {
    expect(parseShape(value)).toBeNull();
  });

  it('is none when it is a collection in a collection without end, or has too many corners', () => {
    let deep: unknown = { type: 'Point', coordinates: [17, 51] };
    for (let depth = 0; depth < 10_000; depth += 1) deep = { type: 'GeometryCollection', geometries: [deep] };
    expect(parseShape(deep)).toBeNull();
    expect(parseShape({ type: 'MultiPoint', coordinates: Array.from({ length: mostCorners + 1 }, () => [17, 51]) })).toBeNull();
  });

  it('has its mark inside: in the middle of an area, on a corner of one that bends around its middle, on a line', () => {
    const shape = (type: string, coordinates: unknown) => parseShape({ type, coordinates }) ?? { points: [], lines: [], areas: [] };
    const [x, y] = anchorOf(shape('Polygon', [square]));
    expect([x.toFixed(3), y.toFixed(3)]).toEqual(['17.100', '51.100']);
    const bent = [
      [0, 0],
      [10, 0],
      [10, 10],
      [9, 10],
      [9, 1],
      [1, 1],
      [1, 10],
      [0, 10],
      [0, 0.001],
    ].map(([a = 0, b = 0]) => [a + 1, b + 1]);
    expect(bent).toContainEqual([...anchorOf(shape('Polygon', [bent]))]);
    expect(
      anchorOf(
        shape('LineString', [
          [1, 1],
          [2, 2],
          [3, 3],
        ]),
      ),
    ).toEqual([2, 2]);
  });

  it('takes numbers alone as a spot', () => {
    expect(parseSpot(17, 51)).toEqual([17, 51]);
    expect(parseSpot('17', 51)).toBeNull();
    expect(parseSpot(-180, -90)).toEqual([-180, -90]);
  });
});

describe('a view', () => {
  const size = { width: 600, height: 400 };
  const bounds = boundsOf(square.map(project)) ?? { west: 0, north: 0, east: 1, south: 1 };
  const view = viewOf(bounds, size);

  it('has all spots in the drawing, and the north above the south', () => {
    const pixels = square.map((spot) => pixelOf(project(spot), view, size));
    for (const [x, y] of pixels) expect(x >= 0 && x <= 600 && y >= 0 && y <= 400).toBe(true);
    expect(pixels[2]?.[1]).toBeLessThan(pixels[0]?.[1] ?? 0);
  });

  it('shows one spot with its surroundings, poles at the edge, and nothing beyond the earth', () => {
    const [x, y] = project([17, 51]);
    const one = viewOf({ west: x, east: x, north: y, south: y }, size);
    expect(scaleBar(one, 110)).toMatchObject({ metres: 200 });
    expect(project([180, 90])).toEqual([1, expect.closeTo(0, 5)]);
    expect(zoomed({ middle: [5, 5], scale: 1 }, 0.001, size)).toEqual({ middle: [1, 1], scale: 256 });
  });

  it('keeps the place under the pointer when it comes nearer, and ends at twenty centimetres a pixel', () => {
    const at = [120, 80] as const;
    const place = [view.middle[0] + (at[0] - 300) / view.scale, view.middle[1] + (at[1] - 200) / view.scale] as const;
    const nearer = zoomed(view, 3, size, at);
    const [x, y] = pixelOf(place, nearer, size);
    expect([x, y]).toEqual([expect.closeTo(120, 3), expect.closeTo(80, 3)]);
    expect(isNearest(zoomed(view, 1e12, size))).toBe(true);
  });

  it('has a scale in round metres that is shorter than what it may take', () => {
    for (const factor of [1, 3, 40, 900]) {
      const { metres, pixels } = scaleBar(zoomed(view, factor, size), 110);
      expect(pixels).toBeLessThanOrEqual(110);
      expect(['1', '2', '5']).toContain(String(metres).replace(/[0.]/g, ''));
    }
  });
});
