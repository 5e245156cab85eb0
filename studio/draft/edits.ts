import type { JsonValue } from '../../engine/authoring';
import { idBefore, idsAt, noPlace, valueAtIds, withChange } from '../../engine/authoring/layer';
import type { SentEdit } from '../office/studio-answers';

/** A value after an edit; one that has no place in it changes nothing. */
export function edited(value: JsonValue, edit: SentEdit): JsonValue {
  const { file, path } = edit;
  const made = withChange(value, {
    file,
    path,
    ...('set' in edit && edit.set !== null && { now: edit.set }),
    ...('set' in edit && edit.after !== undefined && { after: edit.after }),
    ...('order' in edit && { now: edit.order, order: true as const }),
  });
  return made === noPlace || made === undefined ? value : made;
}

/** Values of one place that follow each other are one: the last value over what was there before the first. */
export function withGroup(groups: readonly (readonly SentEdit[])[], edits: readonly SentEdit[]): readonly (readonly SentEdit[])[] {
  const [last, ...before] = groups.at(-1) ?? [];
  const [next, ...others] = edits;
  const isOne = before.length === 0 && others.length === 0;
  if (!isOne || !last || !next || !('set' in last) || !('set' in next) || last.file !== next.file || last.path !== next.path)
    return [...groups, edits];
  const joined = {
    ...next,
    ...(last.was !== undefined && { was: last.was }),
    ...(last.after !== undefined && { after: last.after }),
  };
  return [...groups.slice(0, -1), [joined]];
}

/** What typing in one field has in common, null for every other edit. */
export function keyOf(edits: readonly SentEdit[]): string | null {
  const [only, ...others] = edits;
  return only !== undefined && others.length === 0 && 'set' in only && typeof only.set === 'string' ? `${only.file} ${only.path}` : null;
}

/** The edit that brings back what an edit replaces. */
export function inverse(edit: SentEdit, value: JsonValue): SentEdit {
  const { file, path } = edit;
  if ('order' in edit) return { file, path, order: idsAt(value, path) ?? [] };
  const was = valueAtIds(value, path);
  if (was === undefined) return { file, path, remove: true };
  const after = idBefore(value, path);
  return { file, path, set: was, ...(after !== undefined && { after }) };
}

/** The same for a file that is not open: what stands there is known only as far as the edit says what it replaces. */
export function inverseElsewhere(edit: SentEdit): SentEdit {
  const { file, path, was } = edit;
  return was === undefined || was === null ? { file, path, remove: true } : { file, path, set: was };
}
