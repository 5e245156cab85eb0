import { nameOfStep, pointerStep } from '../../values/pointer-step';

/** The steps of an RFC 6901 JSON pointer. */
export function pointerSteps(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer.slice(1).split('/').map(nameOfStep);
}

/** The pointer of a member or item of the value at a pointer. */
export function childPointer(pointer: string, step: string | number): string {
  return `${pointer}/${pointerStep(step)}`;
}

/** The pointer of the object or list that holds the value at a pointer; the root is its own. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The last step of a pointer, empty for the root. */
export function lastStep(pointer: string): string {
  return pointerSteps(pointer).at(-1) ?? '';
}

/** The value at a pointer, undefined when there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointerSteps(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
