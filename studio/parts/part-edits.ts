import type { JsonValue, LanguageSchema, OutlineGroup, OutlinePart } from '../../engine/authoring';
import { freeName, newPart } from '../../engine/authoring/outline';
import { withMoved } from '../../engine/values';
import type { SentEdit } from '../office/studio-answers';

/** Where a part stands: the group that holds it and its place in it. */
export interface PartPosition {
  readonly holder: OutlinePart;
  readonly group: OutlineGroup;
  readonly index: number;
}

/** Finds what holds a part, null for the whole definition. */
export function positionOf(root: OutlinePart, pointer: string): PartPosition | null {
  for (const group of root.holds) {
    const index = group.parts.findIndex((part) => part.pointer === pointer);
    if (index !== -1) return { holder: root, group, index };
    for (const part of group.parts) {
      const inner = positionOf(part, pointer);
      if (inner !== null) return inner;
    }
  }
  return null;
}

/** The edit that moves a part of a list to another place in it, null where it cannot stand there or stands there already. */
export function moveEdit(file: string, { holder, group, index }: PartPosition, to: number): SentEdit | null {
  const ids = group.parts.flatMap(({ name }) => name ?? []);
  const isList = group.holder === 'list' && ids.length === group.parts.length;
  if (!isList || to === index || to < 0 || to >= ids.length) return null;
  return { file, path: listOf({ holder, group }), order: withMoved(ids, index, to) };
}

/** The edit that takes a part out. `value`: the part as it is, which comes back when this is undone. */
export function removeEdit(file: string, pointer: string, value: JsonValue): SentEdit {
  return { file, path: pointer, remove: true, was: value };
}

/** Pointer of the list or object that a part stands in. */
export function listOf({ holder, group }: Pick<PartPosition, 'holder' | 'group'>): string {
  return `${holder.pointer}/${group.property}`;
}

/** The edit that adds a part of a kind at the end of a group, with the pointer at which it will stand. */
export function addEdit(
  file: string,
  language: LanguageSchema,
  holder: OutlinePart,
  group: OutlineGroup,
  kind: string,
): { readonly edit: SentEdit; readonly pointer: string } {
  const taken = new Set(group.parts.flatMap(({ name }) => name ?? []));
  const part = newPart(language, kind, taken);
  const list = `${holder.pointer}/${group.property}`;
  if (group.holder === 'single') return { edit: { file, path: list, set: part }, pointer: list };
  const name = group.holder === 'named' ? freeName(kind, taken) : typeof part.id === 'string' ? part.id : String(group.parts.length);
  // A list that is not there yet comes with its first part.
  if (group.parts.length === 0) {
    const first: JsonValue = group.holder === 'named' ? { [name]: part } : [part];
    return { edit: { file, path: list, set: first }, pointer: `${list}/${name}` };
  }
  return { edit: { file, path: `${list}/${name}`, set: part }, pointer: `${list}/${name}` };
}
