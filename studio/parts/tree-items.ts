import type { OutlinePart } from '../../engine/authoring';

// Ids of items of the tree: parts by their pointer, groups by the pointer and the property.
const partMark = 'part:';

/** The id of a part's item. */
export function itemId(pointer: string): string {
  return `${partMark}${pointer}`;
}

/** The id of the item of a list of parts. */
export function groupId(pointer: string, property: string): string {
  return `group:${pointer}/${property}`;
}

/** The pointer of the part that an item stands for, null for the item of a list. */
export function pointerOf(id: string): string | null {
  return id.startsWith(partMark) ? id.slice(partMark.length) : null;
}

/** The items that must be open so that a part is in view; empty when it is not below this one. */
export function itemsAround(root: OutlinePart, pointer: string): readonly string[] {
  if (root.pointer === pointer) return [itemId(pointer)];
  for (const { property, parts } of root.holds) {
    for (const part of parts) {
      const found = itemsAround(part, pointer);
      if (found.length > 0) return [itemId(root.pointer), groupId(root.pointer, property), ...found];
    }
  }
  return [];
}
