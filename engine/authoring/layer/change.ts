import { withItem, withoutPlace, withReplaced } from '../../values/lists';
import { childPointer, parentPointer, pointerSteps } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import { positionOf, valueAtIds } from './id-pointer';

/** One change of a draft, with the value that it replaced. What is absent in `was` or `now` was not there, or goes. */
export interface LayerChange {
  readonly file: string;
  /** Pointer with ids in the value that the layers say together; empty for the whole file. */
  readonly path: string;
  readonly was?: JsonValue;
  readonly now?: JsonValue;
  /** Id of the item after which a new item stands, and behind which a removed one stood; null for the first place. */
  readonly after?: string | null;
  /** True if only the order of a list changes: `was` and `now` are lists of ids. */
  readonly order?: true;
}

/** Why a change cannot be made: the place is not there. */
export const noPlace = Symbol('no place');

/** A value with changes made one after another; what has no place is left out. */
export function withChanges(value: JsonValue | undefined, changes: readonly LayerChange[]): JsonValue | undefined {
  const inOrder = [...changes.filter(({ order }) => !order), ...changes.filter(({ order }) => order)];
  return inOrder.reduce<JsonValue | undefined>((current, change) => {
    const made = withChange(current, change);
    return made === noPlace ? current : made;
  }, value);
}

/** A value with one change. */
export function withChange(value: JsonValue | undefined, { path, now, after, order }: LayerChange): JsonValue | undefined | typeof noPlace {
  const steps = pointerSteps(path);
  return order ? changedAt(value, steps, (list) => reordered(list, now)) : changedAt(value, steps, () => now, after);
}

type Make = (value: JsonValue | undefined) => JsonValue | undefined | typeof noPlace;

function changedAt(value: JsonValue | undefined, steps: readonly string[], make: Make, after?: string | null): ReturnType<Make> {
  const [step, ...deeper] = steps;
  if (step === undefined) return make(value);
  const under = isJsonList(value)
    ? value[positionOf(value, step)]
    : isJsonObject(value) && Object.hasOwn(value, step)
      ? value[step]
      : undefined;
  if (under === undefined && deeper.length > 0) return noPlace;
  const now = changedAt(under, deeper, make, after);
  if (now === noPlace) return noPlace;
  if (isJsonList(value)) return changedList(value, positionOf(value, step), now, after);
  if (!isJsonObject(value)) return noPlace;
  if (now !== undefined) return { ...value, [step]: now };
  const { [step]: _gone, ...rest } = value;
  return rest;
}

function changedList(
  list: readonly JsonValue[],
  position: number,
  now: JsonValue | undefined,
  after: string | null | undefined,
): JsonValue {
  if (position !== -1) return now === undefined ? withoutPlace(list, position) : withReplaced(list, position, now);
  if (now === undefined) return list;
  const behind = after == null ? -1 : positionOf(list, after);
  return withItem(list, after === null ? 0 : behind === -1 ? list.length : behind + 1, now);
}

/** A list in the order of ids; items that nobody named stay behind the one before them. */
function reordered(list: JsonValue | undefined, ids: JsonValue | undefined): JsonValue | undefined | typeof noPlace {
  if (!isJsonList(list) || !isJsonList(ids)) return noPlace;
  const named = new Map<string, JsonValue[]>();
  const first: JsonValue[] = [];
  let group = first;
  for (const item of list) {
    const id = isJsonObject(item) ? String(item.id) : '';
    if (ids.includes(id)) {
      group = [];
      named.set(id, group);
    }
    group.push(item);
  }
  return [...first, ...ids.flatMap((id) => named.get(String(id)) ?? [])];
}

/** The ids of a list, undefined for anything else. */
export function idsAt(root: JsonValue | undefined, path: string): readonly string[] | undefined {
  const list = valueAtIds(root, path);
  return isJsonList(list) ? list.flatMap((item) => (isJsonObject(item) && typeof item.id === 'string' ? [item.id] : [])) : undefined;
}

/** Id of the item before the one at a path: null for the first, undefined where the path leads to no item. */
export function idBefore(root: JsonValue | undefined, path: string): string | null | undefined {
  const ids = idsAt(root, parentPointer(path));
  const at = ids?.indexOf(pointerSteps(path).at(-1) ?? '') ?? -1;
  return ids === undefined || at === -1 ? undefined : (ids[at - 1] ?? null);
}

/** Whether a path leads into the value at another one, or to it. */
export function isWithin(path: string, around: string): boolean {
  return path === around || path.startsWith(`${around}/`);
}

/** The rest of a path within another one. */
export function pathWithin(path: string, around: string): string {
  return pointerSteps(path.slice(around.length)).reduce((pointer, step) => childPointer(pointer, step), '');
}

/** The change that takes another one back. */
export function inverse({ was, now, ...rest }: LayerChange): LayerChange {
  return { ...rest, ...(now !== undefined && { was: now }), ...(was !== undefined && { now: was }) };
}
