import type { JsonValue, LayerChange, MovedChange } from '../../engine/authoring';

/** A change whose ground has moved, with three values; what is absent is not there. */
export interface MovedValue {
  readonly file: string;
  readonly path: string;
  readonly order?: true;
  readonly was?: JsonValue;
  readonly mine?: JsonValue;
  readonly theirs?: JsonValue;
}

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
