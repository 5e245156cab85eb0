import type { JsonValue } from '../../engine/authoring';
import type { SentEdit } from '../office/studio-answers';

/** The fewest edits that make one value of a file out of another: of objects their members, of lists with the same items each item. */
export function valueEdits(file: string, path: string, was: JsonValue, now: JsonValue): readonly SentEdit[] {
  if (JSON.stringify(was) === JSON.stringify(now)) return [];
  if (isObject(was) && isObject(now)) {
    return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((name): readonly SentEdit[] => {
      const at = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const [before, after] = [memberOf(was, name), memberOf(now, name)];
      if (after === undefined) return [{ file, path: at, remove: true, ...(before !== undefined && { was: before }) }];
      return before === undefined ? [{ file, path: at, set: after, was: null }] : valueEdits(file, at, before, after);
    });
  }
  const ids = idsOf(was);
  if (ids !== null && JSON.stringify(ids) === JSON.stringify(idsOf(now)) && Array.isArray(was) && Array.isArray(now))
    return ids.flatMap((id, index) => valueEdits(file, `${path}/${id}`, was[index] ?? null, now[index] ?? null));
  return [{ file, path, set: now, was }];
}

function isObject(value: JsonValue): value is { readonly [name: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(value: { readonly [name: string]: JsonValue }, name: string): JsonValue | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function idsOf(value: JsonValue): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const ids = value.flatMap((item) => (isObject(item) && typeof item.id === 'string' ? [item.id] : []));
  return ids.length === value.length && new Set(ids).size === ids.length ? ids : null;
}
