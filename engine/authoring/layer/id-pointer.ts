import { childPointer, pointerSteps } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';

/** Where an item of a list stands, -1 for none: items with an id are named by it, all others by their position. */
export function positionOf(list: readonly JsonValue[], step: string): number {
  const byId = list.findIndex((item) => isJsonObject(item) && item.id === step);
  if (byId !== -1) return byId;
  const item = /^\d{1,6}$/.test(step) ? list[Number(step)] : undefined;
  return item === undefined || (isJsonObject(item) && typeof item.id === 'string') ? -1 : Number(step);
}

/** The value at a pointer with ids, undefined when there is none. */
export function valueAtIds(root: JsonValue | undefined, pointer: string): JsonValue | undefined {
  let value = root;
  for (const step of pointerSteps(pointer)) {
    if (isJsonList(value)) value = value[positionOf(value, step)];
    else if (isJsonObject(value) && Object.hasOwn(value, step)) value = value[step];
    else return undefined;
  }
  return value;
}

/** A pointer with positions as one with ids, as far as the items that it goes through have any. */
export function withIds(root: JsonValue | undefined, pointer: string): string {
  let value = root;
  let result = '';
  for (const step of pointerSteps(pointer)) {
    const next: JsonValue | undefined = isJsonList(value)
      ? value[Number(step)]
      : isJsonObject(value) && Object.hasOwn(value, step)
        ? value[step]
        : undefined;
    result = childPointer(result, isJsonList(value) && isJsonObject(next) && typeof next.id === 'string' ? next.id : step);
    value = next;
  }
  return result;
}

/** A pointer with ids as one with positions. A step to where nothing stands yet stays as it is. */
export function withPositions(root: JsonValue | undefined, pointer: string): string {
  let value = root;
  let result = '';
  for (const step of pointerSteps(pointer)) {
    const position = isJsonList(value) ? positionOf(value, step) : -1;
    result = childPointer(result, position === -1 ? step : String(position));
    value = valueAtIds(value, childPointer('', step));
  }
  return result;
}

/** Whether two values say the same, in whatever order the names of their objects stand. */
export function equalValues(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === right) return true;
  if (isJsonList(left)) return isJsonList(right) && left.length === right.length && left.every((item, at) => equalValues(item, right[at]));
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => Object.hasOwn(right, name) && equalValues(left[name], right[name]))
  );
}
