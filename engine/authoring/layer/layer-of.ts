import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import { equalValues } from './equal-values';

/**
 * What a layer says so that a value below it becomes another one: only what differs, lists of things with ids by id. Undefined when nothing
 * does. `mergeOverlay` is the way back.
 */
export function layerOf(below: JsonValue | undefined, now: JsonValue): JsonValue | undefined {
  return difference(below, now, '');
}

// What names lists of plain data in `mergeOverlay`.
const dataLists = new Set(['examples', 'enum']);

function difference(below: JsonValue | undefined, now: JsonValue, name: string): JsonValue | undefined {
  if (below === undefined) return now;
  if (isJsonObject(below) && isJsonObject(now)) return objectDifference(below, now);
  if (isItems(below) && isItems(now) && !dataLists.has(name)) return listDifference(below, now);
  return equalValues(below, now) ? undefined : now;
}

function objectDifference(below: JsonObject, now: JsonObject): JsonObject | undefined {
  const said: [string, JsonValue][] = [];
  for (const [name, value] of Object.entries(now)) {
    // In a layer null removes, so that a value null cannot be said over anything else.
    const change = value === null ? undefined : difference(Object.hasOwn(below, name) ? below[name] : undefined, value, name);
    if (change !== undefined) said.push([name, change]);
  }
  for (const name of Object.keys(below))
    if (!Object.hasOwn(now, name) || (now[name] === null && below[name] !== null)) said.push([name, null]);
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

type Item = JsonObject & { readonly id: string };

function listDifference(below: readonly Item[], now: readonly Item[]): JsonValue | undefined {
  const wanted = new Set(now.map(({ id }) => id));
  const under = new Map(below.map((item) => [item.id, item]));
  const said: JsonValue[] = below.flatMap(({ id }) => (wanted.has(id) ? [] : [{ id, remove: true }]));
  const staying = keepingOrder(
    below.map(({ id }) => id),
    now.map(({ id }) => id),
  );
  let first = below.find(({ id }) => wanted.has(id))?.id;
  let previous: string | null = null;
  for (const item of now) {
    const { id } = item;
    const stays = staying.has(id);
    const old = under.get(id);
    const change = old === undefined ? item : { id, ...toObject(objectDifference(old, item)) };
    const anchor: JsonObject =
      stays || (old === undefined && first === undefined)
        ? {}
        : previous !== null
          ? { after: previous }
          : first !== undefined && first !== id
            ? { before: first }
            : {};
    if (old === undefined || Object.keys(change).length > 1 || Object.keys(anchor).length > 0) said.push({ ...change, ...anchor });
    if (previous === null) first = id;
    previous = id;
  }
  return said.length === 0 ? undefined : said;
}

function toObject(value: JsonObject | undefined): JsonObject {
  return value ?? {};
}

/** The most ids whose order is already as wanted: the longest rising run. All others are moved. */
function keepingOrder(below: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const positions = new Map(below.map((id, position) => [id, position]));
  const known = now.flatMap((id) => {
    const position = positions.get(id);
    return position === undefined ? [] : [{ id, position }];
  });
  const best: { readonly length: number; readonly before: number }[] = [];
  for (const [index, { position }] of known.entries()) {
    let length = 1;
    let before = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const found = best[earlier];
      if (found && (known[earlier]?.position ?? 0) < position && found.length >= length) {
        length = found.length + 1;
        before = earlier;
      }
    }
    best.push({ length, before });
  }
  const longest = Math.max(0, ...best.map(({ length }) => length));
  const staying = new Set<string>();
  for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]?.before ?? -1) {
    const id = known[at]?.id;
    if (id !== undefined) staying.add(id);
  }
  return staying;
}

function isItems(value: JsonValue): value is readonly Item[] {
  return isJsonList(value) && value.every((item) => isJsonObject(item) && typeof item.id === 'string');
}
