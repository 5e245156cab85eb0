import type { MapModel } from './model';
import { type Bounds, boundsOf, project, type Size, spotsOf, type View, viewOf } from './plane';

/** The view of a whole map: all its places, or what lies below them where there is none. */
export function wholeView({ places, ground }: Pick<MapModel, 'places' | 'ground'>, size: Size): View {
  const shapes = places.length > 0 ? places.map(({ shape }) => shape) : ground === null ? [] : [ground.shape];
  const spots = shapes.flatMap((shape) => spotsOf(shape).map(project));
  return viewOf(boundsOf(spots) ?? everywhere, size);
}

const everywhere: Bounds = { west: 0, north: 0, east: 1, south: 1 };

/** A length of the scale in words: 200 m, 1 km. */
export function lengthText(metres: number, language: string): string {
  const isLong = metres >= 1_000;
  const number = new Intl.NumberFormat(language, { style: 'unit', unit: isLong ? 'kilometer' : 'meter', maximumSignificantDigits: 3 });
  return number.format(isLong ? metres / 1_000 : metres);
}
