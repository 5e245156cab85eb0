import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';

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
