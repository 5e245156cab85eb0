import { describe, expect, it } from 'vitest';
import { pointShape, type Spot } from './geometry';
import { lengthText, wholeView } from './map-view';
import { canPart, marksIn } from './marks';
import type { MapPlace } from './model';
import { namesBeside } from './names';
import { outlineOf } from './outlines';
import { boundsOf, project, viewOf, zoomed } from './plane';

const size = { width: 600, height: 400 };

function placesAt(spots: readonly Spot[]): readonly MapPlace[] {
  return spots.map((spot, row) => ({
    row,
    key: String(row),
    name: `Miejsce ${row}`,
    shape: pointShape(spot),
    at: project(spot),
    symbol: 0,
    category: null,
  }));
}

describe('marks', () => {
  it('stand for every place once, however many there are and however they lie', () => {
    const spots = Array.from({ length: 10_000 }, (_, row): Spot => [17 + ((row * 37) % 1_000) / 5_000, 51 + ((row * 91) % 997) / 5_000]);
    const places = placesAt(spots);
    const marks = marksIn(places, wholeView({ places, ground: null }, size), size);
    expect(marks.length).toBeLessThan(400);
    expect(marks.flatMap((mark) => mark.places.map(({ row }) => row)).sort((left, right) => left - right)).toEqual(
      places.map(({ row }) => row),
    );
    for (const { x, y } of marks) expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true);
  });

  it('part when the view comes nearer, unless their places are the same', () => {
    const places = placesAt([
      [17, 51],
      [17.0001, 51],
      [17.0001, 51],
      [17.2, 51.1],
    ]);
    const view = wholeView({ places, ground: null }, size);
    const [cluster, alone] = [...marksIn(places, view, size)].sort((left, right) => right.places.length - left.places.length);
    expect(cluster?.places.map(({ row }) => row)).toEqual([0, 1, 2]);
    expect(cluster && canPart(cluster)).toBe(true);
    expect(alone?.places).toHaveLength(1);
    const near = viewOf(boundsOf(places.slice(0, 3).map(({ at }) => at)) ?? { west: 0, north: 0, east: 1, south: 1 }, size);
    const parted = marksIn(places, zoomed(near, 40, size), size);
    expect(parted.every((mark) => !canPart(mark))).toBe(true);
  });

  it('have names only where these lie on nothing else', () => {
    const places = placesAt([
      [17, 51],
      [17.01, 51],
      [17.2, 51.1],
    ]);
    const marks = marksIn(places, wholeView({ places, ground: null }, size), size);
    const names = namesBeside(marks, size);
    expect(names.length).toBeGreaterThan(0);
    for (const { x, text } of names) expect(x >= 0 && text.startsWith('Miejsce')).toBe(true);
    const many = placesAt(Array.from({ length: 400 }, (_, row): Spot => [17 + (row % 20) / 50, 51 + Math.floor(row / 20) / 70]));
    expect(namesBeside(marksIn(many, wholeView({ places: many, ground: null }, size), size), size)).toEqual([]);
  });
});

describe('outlines', () => {
  const ring: readonly Spot[] = [
    [17, 51],
    [17.2, 51],
    [17.2, 51.2],
    [17, 51.2],
    [17, 51],
  ];
  const area = { points: [], lines: [], areas: [[ring]] };

  it('are paths within the numbers that browsers draw, and none where they lie outside', () => {
    const whole = wholeView({ places: [], ground: { shape: area, label: 'granica' } }, size);
    expect(outlineOf(area, whole, size).area).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+Z$/);
    const near = zoomed(whole, 1e9, size);
    for (const number of outlineOf(area, near, size).area.match(/-?[\d.]+/g) ?? [])
      expect(Math.abs(Number(number))).toBeLessThanOrEqual(100_600);
    expect(outlineOf(area, viewOf({ west: 0.9, east: 0.91, north: 0.9, south: 0.91 }, size), size)).toEqual({ line: '', area: '' });
  });

  it('leave out corners that nobody sees', () => {
    const fine = Array.from({ length: 5_000 }, (_, corner): Spot => [17 + corner / 50_000, 51]);
    const shape = { points: [], lines: [fine], areas: [] };
    const { line } = outlineOf(shape, wholeView({ places: [], ground: { shape, label: '' } }, size), size);
    expect(line.split('L').length).toBeLessThan(1_000);
  });
});

it('writes lengths in the language', () => {
  const texts = [lengthText(200, 'pl'), lengthText(2_000, 'en'), lengthText(0.5, 'pl')];
  expect(texts.map((text) => text.replace(/\s/, ' '))).toEqual(['200 m', '2 km', '0,5 m']);
});
