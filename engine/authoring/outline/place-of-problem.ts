import { pointerSteps } from '../parse/json-pointer';
import type { OutlinePart } from './outline';
import type { LanguageRoot } from './part-schemas';
import { propertySheet } from './property-sheet';

/** Where an editor says a problem. */
export interface ProblemPlace {
  /** The innermost part in which it lies. */
  readonly part: OutlinePart;
  /** The property of the part with a field of its own; null where the problem is said above all fields. */
  readonly property: string | null;
}

/** Where a problem at a pointer with ids is said in a definition. */
export function placeOfProblem(language: LanguageRoot, root: OutlinePart, pointer: string): ProblemPlace {
  const part = partAround(root, pointer);
  const [property] = pointerSteps(pointer.slice(part.pointer.length));
  const sheet = propertySheet(language, part.kind);
  const isDrawn = property !== undefined && Object.hasOwn(Object(sheet?.schema.properties), property);
  return { part, property: isDrawn ? property : null };
}

/** The innermost part in which a place lies. */
export function partAround(root: OutlinePart, pointer: string): OutlinePart {
  for (const { parts } of root.holds) {
    for (const part of parts) if (pointer === part.pointer || pointer.startsWith(`${part.pointer}/`)) return partAround(part, pointer);
  }
  return root;
}
