import { pointerStep } from '../../values/pointer-step';
import { isJsonList, type JsonValue } from '../parse/json-value';
import { idsAt, type LayerChange, noPlace, withChange, withChanges } from './change';
import { equalValues } from './equal-values';
import { fileValue, type Ground } from './ground';
import { valueAtIds } from './id-pointer';
import type { LayerFiles } from './layer-file';
import { layerOf } from './layer-of';

/** A change whose underlying value has moved since it was made: what was there, what the draft says, and what is there now. */
export interface MovedChange {
  readonly change: LayerChange;
  readonly theirs?: JsonValue;
}

/** The changes whose underlying value is no longer the one that they replaced. One that somebody else has made too is none of them. */
export function movedChanges(changes: readonly LayerChange[], ground: Ground): readonly MovedChange[] {
  return changes.flatMap((change) => {
    const file = fileValue(ground, change.file);
    const theirs = change.order ? orderOf(file, change) : valueAtIds(file, change.path);
    const isThere = withChange(file, change) !== noPlace;
    if (isThere && (equalValues(theirs, change.was) || equalValues(theirs, change.now))) return [];
    return [{ change, ...(theirs !== undefined && { theirs }) }];
  });
}

/** The order that a list has now, of the items that the change knows. */
function orderOf(file: JsonValue | undefined, { path, was, now }: LayerChange): JsonValue | undefined {
  const known = [was, now].flatMap((ids) => (isJsonList(ids) ? ids : []));
  return idsAt(file, path)?.filter((id) => known.includes(id));
}

/** The changes of a draft as they are over a ground that may have moved, once its editor has decided: each replaces what is there now. */
export function settled(changes: readonly LayerChange[], ground: Ground): readonly LayerChange[] {
  return changes.flatMap((change) => {
    const { was: _was, ...rest } = change;
    const file = fileValue(ground, change.file);
    const theirs = change.order ? orderOf(file, change) : valueAtIds(file, change.path);
    return equalValues(theirs, change.now) ? [] : [{ ...rest, ...(theirs !== undefined && { was: theirs }) }];
  });
}

/** The layer that says, over what is below, the published values with the changes of a draft. */
export function layerWith(
  published: LayerFiles,
  changes: readonly LayerChange[],
  { published: ground, below }: { readonly published: Ground; readonly below: Ground },
): LayerFiles {
  const files = new Map(Object.entries(published));
  for (const file of new Set(changes.map((change) => change.file))) {
    const now = withChanges(
      fileValue(ground, file),
      changes.filter((change) => change.file === file),
    );
    const said = now === undefined ? undefined : layerOf(fileValue(below, file), now);
    if (said === undefined) files.delete(file);
    else files.set(file, said);
  }
  return Object.fromEntries([...files].sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** What one layer says differently from another one, over the same ground, as changes of whole files' values. */
export function changesBetween(before: Ground, after: Ground): readonly LayerChange[] {
  const files = [...new Set([...before.files, ...after.files])].sort();
  return files.flatMap((file) => valueChanges(file, '', fileValue(before, file), fileValue(after, file)));
}

function valueChanges(file: string, path: string, was: JsonValue | undefined, now: JsonValue | undefined): readonly LayerChange[] {
  if (equalValues(was, now)) return [];
  const parts = innerParts(was, now);
  if (parts === null) return [{ file, path, ...(was !== undefined && { was }), ...(now !== undefined && { now }) }];
  return parts.flatMap(({ step, was: old, now: next, after, order }) => {
    if (order) return [{ file, path, ...(old !== undefined && { was: old }), ...(next !== undefined && { now: next }), order }];
    const found = valueChanges(file, `${path}/${step}`, old, next);
    return after === undefined ? found : found.map((change) => (change.path === `${path}/${step}` ? { ...change, after } : change));
  });
}

interface Part {
  readonly step: string;
  readonly was?: JsonValue | undefined;
  readonly now?: JsonValue | undefined;
  readonly after?: string | null;
  readonly order?: true;
}

/** The parts of two objects, or of two lists of things with ids; null where only the whole can be compared. */
function innerParts(was: JsonValue | undefined, now: JsonValue | undefined): readonly Part[] | null {
  if (typeof was !== 'object' || typeof now !== 'object' || was === null || now === null) return null;
  const [old, next] = [idsAt(was, ''), idsAt(now, '')];
  if (old && next && isJsonList(was) && isJsonList(now)) {
    if (old.length !== was.length || next.length !== now.length) return null;
    const items = [...new Set([...old, ...next])].map((id): Part => {
      const around = old.includes(id) ? old : next;
      const place = old.includes(id) === next.includes(id) ? {} : { after: around[around.indexOf(id) - 1] ?? null };
      return { step: pointerStep(id), was: was[old.indexOf(id)], now: now[next.indexOf(id)], ...place };
    });
    const [oldOrder, newOrder] = [old.filter((id) => next.includes(id)), next.filter((id) => old.includes(id))];
    return equalValues(oldOrder, newOrder) ? items : [...items, { step: '', was: oldOrder, now: newOrder, order: true }];
  }
  if (isJsonList(was) || isJsonList(now)) return null;
  const [left, right] = [new Map(Object.entries(was)), new Map(Object.entries(now))];
  return [...new Set([...left.keys(), ...right.keys()])].map((name) => ({
    step: pointerStep(name),
    was: left.get(name),
    now: right.get(name),
  }));
}
