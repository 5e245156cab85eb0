// Makes a document out of the one before it and the edits that are told, to show that they tell everything.
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import { idOf } from '../upgrade/id-path';
import type { Edit } from './edit';

/** The value after the edits, whose paths begin at it. */
export function replay(before: JsonValue, edits: readonly Edit[]): JsonValue {
  const whole = edits.find(({ path }) => path.length === 0);
  if (whole) return whole.after ?? null;
  if (edits.length === 0) return before;
  const come = edits.flatMap(({ how, path, after }) => (how === 'added' && path.length === 1 ? [after ?? null] : []));
  if (isJsonList(before) && [...before, ...come].every((item) => idOf(item) !== null)) {
    const entries = new Map(before.map((item) => [idOf(item) ?? '', item]));
    return [...replayEntries(entries, edits)].map(([id, item]) => (isJsonObject(item) && item.id !== id ? { ...item, id } : item));
  }
  if (isJsonList(before)) return replayList(before, edits);
  if (isJsonObject(before)) return objectOf(replayEntries(new Map(Object.entries(before)), edits));
  throw new Error('An edit leads into a value that holds nothing.');
}

function replayEntries(entries: ReadonlyMap<string, JsonValue>, edits: readonly Edit[]): ReadonlyMap<string, JsonValue> {
  const direct = edits.filter(({ path }) => path.length === 1);
  const names = new Map(direct.flatMap((edit) => (edit.how === 'renamed' ? [[edit.was ?? '', edit.path[0] ?? ''] as const] : [])));
  let list = [...entries].map(([id, value]) => [names.get(id) ?? id, value] as const);
  for (const { how, path, after } of direct) {
    if (how === 'removed') list = list.filter(([id]) => id !== path[0]);
    if (how === 'changed') list = list.map(([id, value]) => [id, id === path[0] ? (after ?? null) : value] as const);
  }
  const below = [...new Set(edits.filter(({ path }) => path.length > 1).map(({ path }) => path[0] ?? ''))];
  for (const step of below) {
    const inner = edits.filter(({ path }) => path.length > 1 && path[0] === step).map((edit) => ({ ...edit, path: edit.path.slice(1) }));
    list = list.map(([id, value]) => [id, id === step ? replay(value, inner) : value] as const);
  }
  const placed = direct.filter(({ how }) => how === 'moved' || how === 'added');
  const moved = new Map(list);
  const isPlaced = new Set(placed.map(({ path }) => path[0]));
  list = list.filter(([id]) => !isPlaced.has(id));
  for (const { path, how, after, index } of [...placed].sort((one, other) => (one.index ?? 0) - (other.index ?? 0))) {
    const value = how === 'added' ? after : moved.get(path[0] ?? '');
    list.splice(index ?? list.length, 0, [path[0] ?? '', value ?? null]);
  }
  return new Map(list);
}

function replayList(before: readonly JsonValue[], edits: readonly Edit[]): JsonValue {
  const at = ({ path }: Edit) => Number(path[0]);
  const direct = edits.filter(({ path }) => path.length === 1);
  const gone = new Set(direct.filter(({ how }) => how === 'removed').map(at));
  const list = before.map((item, index) => {
    const inner = edits.filter((edit) => at(edit) === index && !(edit.path.length === 1 && edit.how !== 'changed'));
    return replay(
      item,
      inner.map((edit) => ({ ...edit, path: edit.path.slice(1) })),
    );
  });
  const kept = list.filter((_, index) => !gone.has(index));
  for (const edit of direct.filter(({ how }) => how === 'added').sort((one, other) => at(one) - at(other)))
    kept.splice(at(edit), 0, edit.after ?? null);
  return kept;
}

function objectOf(entries: ReadonlyMap<string, JsonValue>): JsonObject {
  return Object.fromEntries(entries);
}
