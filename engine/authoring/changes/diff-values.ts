import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import type { LanguageSchema } from '../source/walk';
import { canonical, idOf, isListOfItems } from '../upgrade/id-path';
import { align } from './align';
import type { Edit } from './edit';
import { isNamed, rootSpot, stepInto, type Trail } from './spot';

/** An edit with the way to it, which says in what it stands. */
export interface FoundEdit {
  readonly edit: Edit;
  readonly trail: Trail;
}

/** Everything that differs between two states of a document. What is one and the same object in both is not gone through. */
export function diffValues(document: string, before: JsonValue, after: JsonValue, schema: LanguageSchema): readonly FoundEdit[] {
  const found: FoundEdit[] = [];
  const add = (trail: Trail, edit: Omit<Edit, 'document' | 'path'>): void => {
    found.push({ edit: { document, path: trail.slice(1).map(({ step }) => step), ...edit }, trail });
  };
  const compare = (was: JsonValue, now: JsonValue, trail: Trail): void => {
    if (was === now || JSON.stringify(was) === JSON.stringify(now)) return;
    if (isWhole(trail)) changed(was, now, trail);
    else if (isJsonObject(was) && isJsonObject(now)) compareObjects(was, now, trail);
    else if (areItems(was) && areItems(now)) compareEntries(entriesOf(was), entriesOf(now), trail, true);
    else if (areThings(was) && areThings(now)) compareLists(was, now, trail);
    else changed(was, now, trail);
  };
  const changed = (was: JsonValue, now: JsonValue, trail: Trail): void => {
    if (!isSame(was, now)) add(trail, { how: 'changed', before: was, after: now });
  };
  const compareObjects = (was: JsonObject, now: JsonObject, trail: Trail): void => {
    const here = trail.at(-1);
    const chosen: [Entry[], Entry[]] = [[], []];
    const sides = [was, now].map((side) => new Map(Object.entries(side)));
    const [left = new Map(), right = new Map()] = sides;
    for (const name of new Set([...left.keys(), ...right.keys()])) {
      if (!here || !isNamed(here, name)) continue;
      compareMember(left.get(name), right.get(name), name, trail);
    }
    for (const [index, side] of [left, right].entries())
      for (const entry of side) if (!here || !isNamed(here, entry[0])) chosen[index]?.push(entry);
    compareEntries(new Map(chosen[0]), new Map(chosen[1]), trail, here?.node['x-ordered'] === true);
  };
  const compareMember = (was: JsonValue | undefined, now: JsonValue | undefined, name: string, trail: Trail): void => {
    const value = now ?? was;
    if (value === undefined) return;
    const at = stepInto(trail, name, value);
    if (was === undefined) add(at, { how: 'added', after: value });
    else if (now === undefined) add(at, { how: 'removed', before: was });
    else compare(was, now, at);
  };
  const compareEntries = (was: Entries, now: Entries, trail: Trail, ordered: boolean): void => {
    const names = renamed(was, now);
    const former = [...was.keys()].map((id) => names.get(id) ?? id);
    const { removed, added, kept, moved } = align(former, [...now.keys()]);
    const formerOf = new Map([...names].map(([old, id]) => [id, old]));
    const order = new Map([...now.keys()].map((id, index) => [id, index]));
    const place = (id: string) => (ordered ? { index: order.get(id) ?? 0 } : {});
    const isList = isJsonList(trail.at(-1)?.value);
    const into = (id: string, value: JsonValue) => stepInto(trail, id, value, isList ? (order.get(id) ?? null) : null);
    for (const id of removed) {
      const value = was.get(id);
      if (value !== undefined) add(stepInto(trail, id, value), { how: 'removed', before: value });
    }
    for (const id of added) {
      const value = now.get(id);
      if (value !== undefined) add(into(id, value), { how: 'added', after: value, ...place(id) });
    }
    const isMoved = new Set(ordered ? moved : []);
    for (const id of kept) {
      const value = now.get(id);
      const old = formerOf.get(id);
      const previous = was.get(old ?? id);
      if (value === undefined || previous === undefined) continue;
      const at = into(id, value);
      if (old !== undefined) add(at, { how: 'renamed', was: old });
      else compare(previous, value, at);
      if (isMoved.has(id)) add(at, { how: 'moved', ...place(id) });
    }
  };
  /** Items without ids: what is equal at both ends stays; between them as many are compared one by one, else the ones go and the others come. */
  const compareLists = (was: readonly JsonValue[], now: readonly JsonValue[], trail: Trail): void => {
    const shorter = Math.min(was.length, now.length);
    const equalAt = (index: number, fromEnd: boolean) =>
      isSame(was[fromEnd ? was.length - 1 - index : index] ?? null, now[fromEnd ? now.length - 1 - index : index] ?? null);
    let [head, tail] = [0, 0];
    while (head < shorter && equalAt(head, false)) head += 1;
    while (tail < shorter - head && equalAt(tail, true)) tail += 1;
    const [old, fresh] = [was.slice(head, was.length - tail), now.slice(head, now.length - tail)];
    if (old.length === fresh.length) {
      for (const [index, value] of fresh.entries()) compare(old[index] ?? null, value, stepInto(trail, String(head + index), value));
      return;
    }
    for (const [index, value] of old.entries()) add(stepInto(trail, String(head + index), value), { how: 'removed', before: value });
    for (const [index, value] of fresh.entries())
      add(stepInto(trail, String(head + index), value), { how: 'added', after: value, index: head + index });
  };
  compare(before, after, [rootSpot(after, schema)]);
  return found;
}

type Entry = readonly [string, JsonValue];
type Entries = ReadonlyMap<string, JsonValue>;

/** Equal, in whatever order names stand. */
function isSame(one: JsonValue, other: JsonValue): boolean {
  return one === other || canonical(one) === canonical(other);
}

/** A text with its plural forms, or a sample, is one thing. */
function isWhole(trail: Trail): boolean {
  const kind = trail.at(-1)?.kind;
  return kind === 'text' || kind === 'sample';
}

function areItems(value: JsonValue): value is readonly (JsonObject & { readonly id: string })[] {
  return isListOfItems(value) && new Set(value.map(({ id }) => id)).size === value.length;
}

/** A list of objects; one of plain values is told as a whole. */
function areThings(value: JsonValue): value is readonly JsonValue[] {
  return isJsonList(value) && value.every((item) => isJsonObject(item));
}

function entriesOf(items: readonly (JsonObject & { readonly id: string })[]): Entries {
  return new Map(items.map((item) => [item.id, item]));
}

/** Ids that only changed: what is gone and what is new are otherwise equal. By the old id the new one. */
function renamed(was: Entries, now: Entries): ReadonlyMap<string, string> {
  const waiting = new Map<string, string[]>();
  for (const [id, value] of now) {
    if (was.has(id) || !isJsonObject(value)) continue;
    const rest = contentOf(value);
    waiting.set(rest, [...(waiting.get(rest) ?? []), id]);
  }
  const names = new Map<string, string>();
  if (waiting.size === 0) return names;
  for (const [id, value] of was) {
    if (now.has(id) || !isJsonObject(value)) continue;
    const next = waiting.get(contentOf(value))?.shift();
    if (next !== undefined) names.set(id, next);
  }
  return names;
}

function contentOf(value: JsonObject): string {
  return idOf(value) === null ? canonical(value) : canonical(Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'id')));
}
