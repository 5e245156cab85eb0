import { type FieldInput, isFieldInput, isKeys } from '../screen/field-model';

/** Inputs of the fields, by name. */
export type FormInputs = Readonly<Record<string, FieldInput>>;

/**
 * The resident's changes. They are kept apart from the initial values, so that a prefilled value which arrives late fills its field and
 * never overwrites input.
 */
export interface FormEdits {
  /**
   * What untouched fields show. start: their initial values; empty: nothing, as after a form was sent and cleared; inputs: what was sent
   * and counts as saved.
   */
  readonly base: 'start' | 'empty' | FormInputs;
  readonly typed: FormInputs;
}

/** A form that nobody touched. */
export const untouched: FormEdits = { base: 'start', typed: {} };

/** A form that was emptied. */
export const emptied: FormEdits = { base: 'empty', typed: {} };

/** A form whose input was sent and stays. */
export function saved(inputs: FormInputs): FormEdits {
  return { base: inputs, typed: {} };
}

/** The edits after the resident changed fields. */
export function withTyped(edits: FormEdits, inputs: FormInputs): FormEdits {
  return { ...edits, typed: { ...edits.typed, ...inputs } };
}

/** Reads stored inputs. Entries that are not valid inputs are left out; null if the whole record is not valid. */
export function parseTyped(kept: unknown): FormInputs | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, FieldInput] => isFieldInput(entry[1])));
}

/** What may be stored of edits: without the fields of items that were removed. */
export function withoutRemoved(typed: FormInputs): FormInputs {
  const isThere = (id: string) =>
    Array.from(id.matchAll(/\//g), ({ index }) => id.slice(0, index)).every((list) => {
      const keys = typed[list];
      const key = id.slice(list.length + 1).split('/')[0] ?? '';
      if (keys === undefined || !isKeys(keys) || keys.includes(key)) return true;
      // An item of the start that arrived after the list was changed is among neither.
      return !isAdded(key) && !keys.includes(taken + key);
    });
  return Object.fromEntries(Object.entries(typed).filter(([id]) => isThere(id)));
}

/** Whether an item was added by the resident; those of the start are numbered. */
export function isAdded(key: string): boolean {
  return key.startsWith('n');
}

/** A key with this sign stands for an item of the start that was taken away. */
export const taken = '-';
