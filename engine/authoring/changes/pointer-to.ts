import { childPointer } from '../parse/json-pointer';
import type { Trail } from './spot';

/** The JSON pointer of a value by the way to it. */
export function pointerTo(trail: Trail): string {
  return trail.slice(1).reduce((pointer, { step, position }) => childPointer(pointer, position ?? step), '');
}
