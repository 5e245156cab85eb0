import type { MapPlace } from './model';
import { pixelOf, type Size, type View } from './plane';

/** What stands at a spot of the drawing: a place, or several that would lie on one another. */
export interface MapMark {
  readonly x: number;
  readonly y: number;
  /** At least one, in the order of the rows. */
  readonly places: readonly MapPlace[];
}

/** Places in one square of this size are one mark. */
const cell = 30;
/** So near to each other two marks would lie on one another: a number has a ring around it. */
const touching = { alone: 18, several: 30 } as const;

/** The marks that a view shows, those of places near each other as one that says how many they are. */
export function marksIn(places: readonly MapPlace[], view: View, size: Size): readonly MapMark[] {
  const cells = new Map<string, { x: number; y: number; places: MapPlace[] }>();
  for (const place of places) {
    const [x, y] = pixelOf(place.at, view, size);
    if (!isWithin(x, y, size)) continue;
    // Cells hang on the ground and not on the view, so that moving the map does not regroup its marks.
    const key = `${Math.floor((place.at[0] * view.scale) / cell)},${Math.floor((place.at[1] * view.scale) / cell)}`;
    const held = cells.get(key);
    if (held === undefined) cells.set(key, { x, y, places: [place] });
    else {
      held.x += (x - held.x) / (held.places.length + 1);
      held.y += (y - held.y) / (held.places.length + 1);
      held.places.push(place);
    }
  }
  return joined([...cells.values()]);
}

/** Neighbours of two cells may still touch; few enough are left to compare. */
function joined(marks: readonly { x: number; y: number; places: MapPlace[] }[]): readonly MapMark[] {
  const kept: { x: number; y: number; places: MapPlace[] }[] = [];
  const byCell = new Map<string, { x: number; y: number; places: MapPlace[] }[]>();
  const cellOf = (value: number) => Math.floor(value / cell);
  for (const mark of marks) {
    const [column, row] = [cellOf(mark.x), cellOf(mark.y)];
    const near = [-1, 0, 1].flatMap((across) => [-1, 0, 1].flatMap((down) => byCell.get(`${column + across},${row + down}`) ?? []));
    const other = near.find(({ x, y, places }) => {
      const least = places.length > 1 || mark.places.length > 1 ? touching.several : touching.alone;
      return Math.hypot(x - mark.x, y - mark.y) < least;
    });
    if (other) other.places.push(...mark.places);
    else {
      kept.push(mark);
      const key = `${column},${row}`;
      byCell.set(key, [...(byCell.get(key) ?? []), mark]);
    }
  }
  return kept.map(({ x, y, places }) => ({ x, y, places: [...places].sort((left, right) => left.row - right.row) }));
}

function isWithin(x: number, y: number, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Whether a nearer view would take the places of a mark apart. */
export function canPart({ places }: MapMark): boolean {
  const [first] = places;
  return first !== undefined && places.some(({ at }) => at[0] !== first.at[0] || at[1] !== first.at[1]);
}
