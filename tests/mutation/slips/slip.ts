import type { PlaceEdit } from '../../../engine/authoring';
import type { RuleId } from '../../../engine/authoring/check/problems/rule-list';
import { isJsonObject, type JsonValue } from '../../../engine/authoring/parse/json-value';

/** A value of a good definition. */
export interface Spot {
  readonly file: string;
  readonly pointer: string;
  readonly value: JsonValue;
  /** The whole file. */
  readonly root: JsonValue;
}

/** A definition that was broken. */
export interface Broken {
  readonly edits: readonly PlaceEdit[];
  /** Where the checker has to say something, whatever the rule; null where it has to name the rule, in whichever file. */
  readonly at: string | null;
}

/** One way to break a rule. */
export interface Slip {
  readonly rule: RuleId;
  readonly how: string;
  /** Null where it cannot be done so. */
  breaks(spot: Spot): Broken | null;
}

type Make = (value: JsonValue, spot: Spot) => JsonValue | undefined;

/** Another value where the pointer looks like this. */
export function set(
  rule: RuleId,
  how: string,
  place: RegExp,
  make: Make,
  more: { readonly file?: RegExp; readonly anywhere?: true } = {},
): Slip {
  return {
    rule,
    how,
    breaks(spot) {
      const { file, pointer, value } = spot;
      if (!(more.file ?? definition).test(file) || !place.test(pointer)) return null;
      const now = make(value, spot);
      if (now === undefined || now === value) return null;
      return { edits: [{ file, path: pointer, op: 'set', value: now }], at: more.anywhere ? null : pointer };
    },
  };
}

/** One more member of an object that looks like this. */
export function add(
  rule: RuleId,
  how: string,
  place: RegExp,
  fits: (value: Readonly<Record<string, JsonValue>>, spot: Spot) => boolean,
  [name, value]: readonly [string, JsonValue],
  more: { readonly anywhere?: true } = {},
): Slip {
  return {
    rule,
    how,
    breaks(spot) {
      const { file, pointer, value: holder } = spot;
      if (!definition.test(file) || !place.test(pointer) || !isJsonObject(holder) || Object.hasOwn(holder, name)) return null;
      if (!fits(holder, spot)) return null;
      return { edits: [{ file, path: `${pointer}/${name}`, op: 'set', value }], at: more.anywhere ? null : `${pointer}/${name}` };
    },
  };
}

/** Without a member. */
export function drop(
  rule: RuleId,
  how: string,
  place: RegExp,
  more: { readonly file?: RegExp; readonly anywhere?: true; readonly fits?: (spot: Spot) => boolean } = {},
): Slip {
  return {
    rule,
    how,
    breaks(spot) {
      const { file, pointer } = spot;
      if (!(more.file ?? definition).test(file) || !place.test(pointer) || more.fits?.(spot) === false) return null;
      return { edits: [{ file, path: pointer, op: 'remove' }], at: more.anywhere ? null : pointer.slice(0, pointer.lastIndexOf('/')) };
    },
  };
}

/** A member under another name. */
export function rename(rule: RuleId, how: string, place: RegExp, more: { readonly file?: RegExp } = {}): Slip {
  return {
    rule,
    how,
    breaks({ file, pointer }) {
      if (!(more.file ?? definition).test(file) || !place.test(pointer)) return null;
      const name = `${pointer
        .slice(pointer.lastIndexOf('/') + 1)
        .replaceAll('~1', '/')
        .replaceAll('~0', '~')}x`;
      return { edits: [{ file, path: pointer, op: 'rename', value: name }], at: `${pointer}x` };
    },
  };
}

/** Definitions of services and screens. */
export const definition = /^(?:services|screens)\/.*(?:service|screen)\.json$/;
export const portal = /^portal\.json$/;
export const calls = /^calls\.json$/;
export const translation = /(?:^|\/)(?:texts\/|portal\.)?(?:en|de|uk)\.json$/;

/** A word with one more letter. */
export const misspelt: Make = (value) => (typeof value === 'string' && !value.startsWith('=') ? `${value}x` : undefined);

/** A formula, or a text of a formula, with a part written otherwise. */
export function inFormula(pattern: RegExp, to: string): Make {
  return (value) => (typeof value === 'string' && value.startsWith('=') && pattern.test(value) ? value.replace(pattern, to) : undefined);
}

/** The value behind a pointer of the same file. */
export function valueIn(root: JsonValue, pointer: string): JsonValue | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<JsonValue | undefined>((at, step) => {
      if (Array.isArray(at)) return at[Number(step)];
      return isJsonObject(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
    }, root);
}
