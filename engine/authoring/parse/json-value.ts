import { type Phrase, say } from '../messages';

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
export function jsonKind(value: unknown): Phrase {
  if (value === null || value === undefined) return say('null');
  if (Array.isArray(value)) return say('list');
  if (typeof value === 'object') return say('object');
  if (typeof value === 'string') return say('text');
  return typeof value === 'number' ? say('number') : say('true-or-false');
}

/** A value in few characters, for messages. */
export function shortJson(value: unknown): Phrase | string {
  if (Array.isArray(value)) return say('list-of', { count: value.length });
  if (isJsonObject(value)) return say('an-object');
  const text = JSON.stringify(value);
  if (text === undefined) return say('nothing');
  return text.length <= 60 ? text : `${text.slice(0, 57)}..."`;
}
