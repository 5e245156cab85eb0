import type { MapBlock } from '../../language/language.generated';
import { type Screen, withNames } from '../../screen/screen';
import type { TableModel } from '../../screen/table-model';
import { anchorOf, parseShape, parseSpot, pointShape, type Shape } from './geometry';
import type { MapPlace } from './model';
import { type PlaneSpot, project, spotsOf } from './plane';
import { mostSymbols } from './symbols';

/** The places of a map, and how many rows have none. */
export interface MapPlaces {
  readonly places: readonly MapPlace[];
  readonly keys: readonly string[];
  readonly left: number;
}

/** So many places and corners of all shapes are drawn; a larger answer would stop the browser. */
const mostPlaces = 20_000;
const mostCornersOfAll = 200_000;
/** A place farther from most of the others than about 1 000 km is a mistake in its coordinates, such as latitude and longitude swapped. */
const farthest = 1 / 40;
const share = 2 / 3;

/** The places that a map draws of a table, in the order of its rows. */
export function placesOf(screen: Screen, block: MapBlock, table: TableModel, others: string): MapPlaces {
  const found: MapPlace[] = [];
  const categories = new Map<string, number>();
  let corners = 0;
  for (let row = 0; row < table.rowCount && found.length < mostPlaces; row += 1) {
    const shape = shapeOf(withNames(screen, { row: table.rowData(row) }), block);
    if (shape === null) continue;
    corners += spotsOf(shape).length;
    if (corners > mostCornersOfAll) break;
    const category = block.category === undefined ? null : table.cell(row, block.category).text;
    found.push({
      row,
      key: table.rowKey(row),
      name: table.cell(row, block.name ?? table.rowHeader).text,
      shape,
      at: project(anchorOf(shape)),
      symbol: 0,
      category,
    });
  }
  const near = withoutFar(found);
  for (const { category } of near)
    if (category !== null && !categories.has(category)) categories.set(category, Math.min(categories.size, mostSymbols - 1));
  return {
    places: near.map((place) => (place.category === null ? place : { ...place, symbol: categories.get(place.category) ?? 0 })),
    keys: keysOf(categories, others),
    left: table.rowCount - near.length,
  };
}

function shapeOf(inner: Screen, { shape, latitude, longitude }: MapBlock): Shape | null {
  const given = (formula: string) => inner.evaluate(formula, inner.scope);
  if (shape !== undefined) return parseShape(given(shape));
  if (latitude === undefined || longitude === undefined) return null;
  const spot = parseSpot(given(longitude), given(latitude));
  return spot && pointShape(spot);
}

/** The categories by their symbols; those beyond the last symbol share it and are named together. */
function keysOf(categories: ReadonlyMap<string, number>, others: string): readonly string[] {
  const names = [...categories.keys()];
  if (names.length <= mostSymbols) return names;
  return [...names.slice(0, mostSymbols - 1), others];
}

/** The places without those that lie far from most others; all of them where they lie all over the earth. */
function withoutFar(places: readonly MapPlace[]): readonly MapPlace[] {
  const middle: PlaneSpot = [median(places.map(({ at }) => at[0])), median(places.map(({ at }) => at[1]))];
  const near = places.filter(({ at }) => Math.hypot(at[0] - middle[0], at[1] - middle[1]) <= farthest);
  return near.length >= places.length * share ? near : places;
}

function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
