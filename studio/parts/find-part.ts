import type { OutlinePart } from '../../engine/authoring';
import { partAround } from '../../engine/authoring/outline';

/** The part with this pointer, null when there is none. */
export function findPart(root: OutlinePart, pointer: string): OutlinePart | null {
  const found = partAround(root, pointer);
  return found.pointer === pointer ? found : null;
}

/** The part of a block by the id of the block, which is unique on a screen. */
export function findBlock(root: OutlinePart, id: string): OutlinePart | null {
  for (const { property, parts } of root.holds) {
    for (const part of parts) {
      if (part.variety !== null && part.name === id && property !== 'params') return part;
      const inner = findBlock(part, id);
      if (inner !== null) return inner;
    }
  }
  return null;
}

/** Id of the innermost block that a part is or lies in, empty when it lies in none. */
export function blockAround(root: OutlinePart, pointer: string): string {
  for (const { property, parts } of root.holds) {
    for (const part of parts) {
      if (pointer !== part.pointer && !pointer.startsWith(`${part.pointer}/`)) continue;
      const own = part.variety !== null && property !== 'params' ? (part.name ?? '') : '';
      return blockAround(part, pointer) || own;
    }
  }
  return '';
}

/** The innermost part in a part that has one of these names; the part itself when none has. A name may be the end of a longer one, behind `_`. */
export function findNamed(part: OutlinePart, names: readonly string[]): OutlinePart {
  for (const { parts } of part.holds) {
    const inner = parts.find(({ name }) => name !== null && names.some((each) => each === name || each.endsWith(`_${name}`)));
    if (inner !== undefined) return findNamed(inner, names);
  }
  return part;
}
