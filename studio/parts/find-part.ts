import type { OutlinePart } from '../../engine/authoring';

/** The part with this pointer, null when there is none. */
export function findPart(root: OutlinePart, pointer: string): OutlinePart | null {
  const found = partAround(root, pointer);
  return found.pointer === pointer ? found : null;
}

/** The innermost part in which a place lies. */
export function partAround(root: OutlinePart, pointer: string): OutlinePart {
  for (const { parts } of root.holds) {
    for (const part of parts) if (pointer === part.pointer || pointer.startsWith(`${part.pointer}/`)) return partAround(part, pointer);
  }
  return root;
}
