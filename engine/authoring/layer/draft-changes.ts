import { failure, type Result, success } from '../../values/result';
import type { JsonValue } from '../parse/json-value';
import { deepestNesting } from '../parse/parse-file';
import { idBefore, idsAt, isWithin, type LayerChange, noPlace, pathWithin, withChange, withChanges } from './change';
import { equalValues } from './equal-values';
import { fileValue, type Ground } from './ground';
import { valueAtIds } from './id-pointer';
import { layerPath } from './layer-file';

/** What an editor does at one place: sets a value, removes it, gives it back to the layers below, or orders the items of a list. */
export interface Edit {
  readonly file: string;
  readonly path: string;
  readonly act:
    | { readonly kind: 'set'; readonly value: JsonValue; readonly after?: string | null }
    | { readonly kind: 'remove' }
    | { readonly kind: 'restore' }
    | { readonly kind: 'order'; readonly ids: readonly string[] };
  /** The value that the editor saw there, null for none; left out when it was not looked at. */
  readonly was?: JsonValue;
}

/** Why an edit was not taken. */
export type EditRefusal =
  | { readonly reason: 'unknown-file' | 'no-place' | 'unsafe-name'; readonly file: string; readonly path: string }
  | {
      readonly reason: 'moved';
      readonly file: string;
      readonly path: string;
      readonly was?: JsonValue;
      readonly mine?: JsonValue;
      readonly theirs?: JsonValue;
    };

/** What the draft is made over: what is published, and what lies below the editors' layer. */
export interface DraftGround {
  readonly published: Ground;
  readonly below: Ground;
}

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** The changes of a draft with one edit more. Changes never overlap: a later one is folded into an earlier one around it, or takes in those within it. */
export function withEdit(
  changes: readonly LayerChange[],
  edit: Edit,
  { published, below }: DraftGround,
): Result<readonly LayerChange[], EditRefusal> {
  const { file, path, act } = edit;
  const place = { file, path };
  if (layerPath(file) !== file) return failure({ reason: 'unknown-file', ...place });
  if (hasUnsafeName(act.kind === 'set' ? act.value : null) || path.split('/').some((step) => unsafe.has(step)))
    return failure({ reason: 'unsafe-name', ...place });
  const ground = fileValue(published, file);
  const own = changes.filter((change) => change.file === file);
  const current = withChanges(ground, own);
  const seen = act.kind === 'order' ? listOf(idsAt(current, path)) : valueAtIds(current, path);
  const wanted = wantedValue(edit, fileValue(below, file));
  if (edit.was !== undefined && !equalValues(edit.was ?? null, seen ?? null) && !equalValues(wanted, seen))
    return failure({
      reason: 'moved',
      ...place,
      ...given('was', edit.was ?? undefined),
      ...given('mine', wanted),
      ...given('theirs', seen),
    });
  const replaced = act.kind === 'order' ? listOf(idsAt(ground, path)) : valueAtIds(ground, path);
  const before = idBefore(ground, path);
  const change: LayerChange = {
    ...place,
    ...given('was', replaced),
    ...given('now', wanted),
    ...(act.kind === 'set' && act.after !== undefined
      ? { after: act.after }
      : before !== undefined && wanted === undefined
        ? { after: before }
        : {}),
    ...(act.kind === 'order' && { order: true }),
  };
  if (withChange(current, change) === noPlace || (act.kind === 'order' && seen === undefined))
    return failure({ reason: 'no-place', ...place });
  const others = changes.filter((one) => one.file !== file);
  const folded = fold(own, change);
  return folded === null ? failure({ reason: 'no-place', ...place }) : success([...others, ...folded]);
}

function wantedValue({ path, act }: Edit, below: JsonValue | undefined): JsonValue | undefined {
  switch (act.kind) {
    case 'set':
      // As in a layer, null stands for nothing.
      return act.value ?? undefined;
    case 'remove':
      return undefined;
    case 'restore':
      return valueAtIds(below, path);
    case 'order':
      return act.ids;
  }
}

/** Adds a change to those of the same file; null if what is around it was removed. */
function fold(own: readonly LayerChange[], change: LayerChange): readonly LayerChange[] | null {
  const around = own.find((one) => !one.order && isWithin(change.path, one.path) && (one.path !== change.path || change.order));
  if (around) {
    const now = withChange(around.now, { ...change, path: pathWithin(change.path, around.path) });
    if (around.now === undefined || now === noPlace) return null;
    return own.map((one) => (one === around ? { ...around, ...given('now', now) } : one));
  }
  const same = own.find((one) => one.path === change.path && one.order === change.order);
  const rest = own.filter((one) => one !== same && (change.order || !isWithin(one.path, change.path)));
  const after = change.after ?? same?.after;
  const whole = { ...change, ...(after !== undefined && { after }) };
  return equalValues(whole.was, whole.now) ? rest : [...rest, whole];
}

function listOf(ids: readonly string[] | undefined): JsonValue | undefined {
  return ids;
}

function given<Name extends string>(name: Name, value: JsonValue | undefined): { readonly [key in Name]?: JsonValue } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in Name]?: JsonValue });
}

/** Names that are refused in files too, and nesting that no file may have. */
function hasUnsafeName(value: JsonValue, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > deepestNesting) return true;
  return Object.entries(value).some(([name, member]) => unsafe.has(name) || hasUnsafeName(member, depth + 1));
}
