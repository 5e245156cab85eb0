import { childPointer, lastStep } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import type { SourceFile } from '../parse/source-file';
import type { OverlayChange } from '../source/loaded-pack';
import { type LocatedJson, locateMerged, type MergedOrigin, nearestOrigin } from './located-json';

/** Something that an overlay says and the base pack has no place for. */
export interface OverlayFinding {
  readonly kind: 'unknown-anchor' | 'removes-nothing';
  /** Pointer in the overlay's file. */
  readonly pointer: string;
  readonly name: string;
  /** Names that there are. */
  readonly known: readonly string[];
}

/** A merged value, and what of the overlay found no place. */
export interface Merged {
  readonly located: LocatedJson;
  readonly findings: readonly OverlayFinding[];
}

// Sample values and allowed values are data: an `id` in them names nothing.
const dataLists = new Set(['examples', 'enum']);

/**
 * Lays an overlay over a base, which may be a merge itself: objects by name, lists of things with an id by id, everything else as a whole.
 * `null` removes; `remove`, `after` and `before` of an item remove and place it.
 */
export function mergeOverlay(base: LocatedJson, overlay: SourceFile): Merged {
  const origins = new Map<string, MergedOrigin>([['', { isOverlay: false, pointer: '' }]]);
  const changes: OverlayChange[] = [];
  const findings: OverlayFinding[] = [];

  const change = (at: string, overPointer: string, was: JsonValue | undefined, now: JsonValue | undefined): void => {
    changes.push({ pointer: at, place: overlay.keySpan(overPointer).place, was, now });
  };
  const replace = (was: JsonValue | undefined, now: JsonValue, overPointer: string, at: string): JsonValue => {
    origins.set(at, { isOverlay: true, pointer: overPointer });
    if (JSON.stringify(was) !== JSON.stringify(now)) change(at, overPointer, was, now);
    return now;
  };
  const merge = (under: JsonValue, over: JsonValue, overPointer: string, at: string): JsonValue => {
    if (isJsonObject(under) && isJsonObject(over)) return mergeObjects(under, over, overPointer, at);
    const underItems = itemsById(under, at);
    const overItems = itemsById(over, at);
    if (underItems && overItems) return mergeItems(underItems, overItems, overPointer, at);
    return replace(under, over, overPointer, at);
  };
  const mergeObjects = (under: JsonObject, over: JsonObject, overPointer: string, at: string): JsonObject => {
    const result: Record<string, JsonValue> = { ...under };
    for (const [name, value] of Object.entries(over)) {
      const from = childPointer(overPointer, name);
      const to = childPointer(at, name);
      const was = Object.hasOwn(under, name) ? under[name] : undefined;
      if (at === '' && (name === '$schema' || name === 'extends')) continue;
      if (value === null) {
        delete result[name];
        if (was === undefined) findings.push({ kind: 'removes-nothing', pointer: from, name, known: Object.keys(under) });
        else change(to, from, was, undefined);
      } else result[name] = was === undefined ? replace(was, value, from, to) : merge(was, value, from, to);
    }
    return result;
  };
  const mergeItems = (under: readonly Item[], over: readonly Item[], overPointer: string, at: string): JsonValue => {
    const order: Slot[] = under.map((item, index) => ({ id: item.id, item, index, over: null }));
    for (const [index, item] of over.entries()) {
      const from = childPointer(overPointer, index);
      place(order, item, from, findings, (removed, position) => change(childPointer(at, position), from, removed, undefined));
    }
    return order.map((slot, position) => {
      const to = childPointer(at, position);
      if (slot.over === null) {
        origins.set(to, originOf(at, slot.index));
        return slot.item;
      }
      const { remove: _remove, after: _after, before: _before, ...rest } = slot.over.item;
      if (slot.index === null) return replace(undefined, rest, slot.over.pointer, to);
      origins.set(to, originOf(at, slot.index));
      return merge(slot.item, rest, slot.over.pointer, to);
    });
  };
  const originOf = (list: string, index: number | null): MergedOrigin => {
    const { isOverlay, pointer } = nearestOrigin(origins, list);
    return { isOverlay, pointer: childPointer(pointer, index ?? 0) };
  };

  const value = merge(base.value, overlay.value, '', '');
  return { located: locateMerged(value, { base, overlay, origins }, changes), findings };
}

interface Item extends JsonObject {
  readonly id: string;
}

interface Slot {
  readonly id: string;
  readonly item: Item;
  /** Position in the base list, null for a new item. */
  readonly index: number | null;
  over: { readonly item: Item; readonly pointer: string } | null;
}

/** Puts one item of the overlay to its place among those of the base list. */
function place(
  order: Slot[],
  item: Item,
  pointer: string,
  findings: OverlayFinding[],
  removed: (was: Item, position: number) => void,
): void {
  const known = order.map(({ id }) => id);
  const position = known.indexOf(item.id);
  const anchor = item.after ?? item.before;
  const at = typeof anchor === 'string' ? known.indexOf(anchor) : -1;
  if (typeof anchor === 'string' && at === -1) {
    findings.push({
      kind: 'unknown-anchor',
      pointer: childPointer(pointer, item.after === undefined ? 'before' : 'after'),
      name: anchor,
      known,
    });
  }
  if (item.remove === true) {
    const [slot] = position === -1 ? [] : order.splice(position, 1);
    if (slot) removed(slot.item, slot.index ?? position);
    else findings.push({ kind: 'removes-nothing', pointer, name: item.id, known });
    return;
  }
  const slot: Slot = { id: item.id, item: order[position]?.item ?? item, index: order[position]?.index ?? null, over: { item, pointer } };
  if (at === -1) {
    order.splice(position === -1 ? order.length : position, position === -1 ? 0 : 1, slot);
    return;
  }
  if (position !== -1) order.splice(position, 1);
  const target = order.findIndex(({ id }) => id === anchor);
  order.splice(item.after === undefined ? Math.max(0, target) : target + 1, 0, slot);
}

function itemsById(value: JsonValue, pointer: string): readonly Item[] | null {
  if (!isJsonList(value) || dataLists.has(lastStep(pointer))) return null;
  return value.every(isItem) ? value : null;
}

function isItem(value: JsonValue): value is Item {
  return isJsonObject(value) && typeof value.id === 'string';
}
