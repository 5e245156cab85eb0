import type { FieldFailure } from './readiness';

/** What every field has, among the params of a screen and in a form. A control adds what only it has. */
export interface FieldModel {
  readonly control: string;
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  /** False marks the field as optional. */
  readonly required: boolean;
  /** True: it can be read and not changed. */
  readonly readOnly: boolean;
  /** HTML autocomplete token, null where the definition says none. */
  readonly autocomplete: string | null;
  /** True while nothing stands in the field. */
  readonly isEmpty: boolean;
  /** What is wrong with the input, null when nothing is. */
  readonly problem: string | null;
  /** What to put in, in a sentence, for messages that only say what is wrong. */
  readonly advice: string;
  /** What the field needs and could not be loaded; null if nothing failed or a block already says so. */
  readonly failure: FieldFailure | null;
}

/** A field of the screen's params. */
export interface ParamModel extends FieldModel {
  /** What stands in it, in words for paper; empty for nothing. */
  readonly words: string;
}

/** An entry of a choice. Keys are texts, because controls and addresses carry texts. */
export interface EntryModel {
  readonly key: string;
  readonly label: string;
}

/** A field that offers entries. */
export interface ChoiceModel extends FieldModel {
  /** True when several entries can be chosen. */
  readonly several: boolean;
  /**
   * loading: the list is being fetched; waiting: something else must be known before it is fetched; none: the list is empty (`noOptions`
   * says so); failed: the list could not be fetched.
   */
  readonly status: 'loading' | 'waiting' | 'ready' | 'none' | 'failed';
  readonly options: readonly EntryModel[];
  /** Keys of the chosen options. */
  readonly chosen: readonly string[];
  /** True when a choice that was made can be taken back. */
  readonly clearable: boolean;
  readonly noOptions: string | null;
  /** Label of the choice that must be made before this list can be asked for, null when there is none. */
  readonly waitsFor: string | null;
}

/** Whether a field offers entries. */
export function isChoice(model: FieldModel): model is ChoiceModel {
  return 'options' in model;
}

/** Both ends of a range, as typed. */
export interface RangeInput {
  readonly from: string;
  readonly to: string;
}

/** What stands in one field: a text as typed or the key of an entry, the keys of several, both ends of a range, or a tick. */
export type FieldInput = string | boolean | readonly string[] | RangeInput;

/** What the resident put into a param; an address carries it. */
export type ParamInput = Exclude<FieldInput, boolean>;

/** What the resident put into the params. Absent means untouched. */
export type ParamInputs = Readonly<Record<string, ParamInput>>;

/** What the resident put in: as it stands in the fields, and as it took effect (null before the first press of the button). */
export interface ServiceInputs {
  readonly typed: ParamInputs;
  /** Ignored by a service whose params apply at once. */
  readonly applied: ParamInputs | null;
}

/** Whether an input is a list of keys. */
export function isKeys(input: FieldInput | null): input is readonly string[] {
  return Array.isArray(input);
}

/** Whether an input is that of a range. */
export function isRange(input: FieldInput | null): input is RangeInput {
  return typeof input === 'object' && input !== null && !isKeys(input);
}

/** Whether a value, perhaps one that was kept, is what stands in a field. */
export function isFieldInput(value: unknown): value is FieldInput {
  if (typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every((key) => typeof key === 'string');
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    'to' in value &&
    [value.from, value.to].every((end) => typeof end === 'string')
  );
}

/** Whether the same stands in a field. */
export function sameInput(left: FieldInput | undefined, right: FieldInput | undefined): boolean {
  if (left === right) return true;
  return typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right);
}
