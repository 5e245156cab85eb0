import type { LayerChange, MovedChange } from '../../engine/authoring';
import type { MovedValue } from './answers';

/** The three values of a moved change, as editors are shown them. */
export function movedValue({ change, theirs }: MovedChange): MovedValue {
  const { file, path, was, now, order }: LayerChange = change;
  return {
    file,
    path,
    ...(order && { order }),
    ...(was !== undefined && { was }),
    ...(now !== undefined && { mine: now }),
    ...(theirs !== undefined && { theirs }),
  };
}
