/** Any JSON value. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** True for an object that is not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a list. */
export function isJsonList(value: unknown): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Kind of a JSON value as a definition author calls it. */
export function jsonKind(value: unknown): 'null' | 'list' | 'object' | 'text' | 'number' | 'true or false' {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : 'true or false';
}

/** A value in few characters, for messages. */
export function shortJson(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isJsonObject(value)) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 60 ? text : `${text.slice(0, 57)}..."`;
}
