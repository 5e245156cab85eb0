import { parentPointer } from '../parse/json-pointer';
import { idBefore, isWithin, type LayerChange, noPlace, pathWithin, withChange, withChanges } from './change';
import { fileValue, type Ground } from './ground';
import { valueAtIds } from './id-pointer';

/** Where what held a change is gone: the outermost value around it that is not there any more. Null when the change has its place. */
export function lostHolder(change: LayerChange, ground: Ground): string | null {
  const file = fileValue(ground, change.file);
  if (withChange(file, change) !== noPlace) return null;
  let holder = change.path;
  while (holder !== '' && valueAtIds(file, parentPointer(holder)) === undefined) holder = parentPointer(holder);
  return holder;
}

/**
 * The changes of a draft with a lost holder brought back as it was on a former ground, and everything in it that the draft changes. Null when
 * the former ground does not have it either.
 */
export function regained(
  changes: readonly LayerChange[],
  { file, path }: { readonly file: string; readonly path: string },
  former: Ground,
): readonly LayerChange[] | null {
  const root = fileValue(former, file);
  const held = valueAtIds(root, path);
  if (held === undefined) return null;
  const inside = changes.filter((change) => change.file === file && isWithin(change.path, path));
  const now = withChanges(
    held,
    inside.map((change) => ({ ...change, path: pathWithin(change.path, path) })),
  );
  const after = idBefore(root, path);
  const whole: LayerChange = { file, path, ...(now !== undefined && { now }), ...(after !== undefined && { after }) };
  return [...changes.filter((change) => !inside.includes(change)), whole];
}
