import type { Contract, FieldUi, FormBlock } from '../language/language.generated';
import { formatPlainDate, parsePlainDate, parseTypedDate, parseTypedNumber } from '../rules';
import { parseDecimal } from '../values/decimal-text';
import type { FormInput } from './form-inputs';

/** How a field is put in. */
export type FormControl = NonNullable<FieldUi['control']>;

/** A field as its definition says it. */
export interface FormField {
  readonly id: string;
  readonly contract: Contract;
  readonly ui: FieldUi;
  readonly control: FormControl;
  /** What a formula reads and the office gets: a text, a number, a tick, a chosen entry's value, or a day. */
  readonly kind: 'text' | 'number' | 'tick' | 'choice' | 'date';
}

/** An entry of a choice. */
export interface FormOption {
  readonly key: string;
  readonly label: string;
  readonly value: unknown;
}

/** The fields of a form from top to bottom. */
export function fieldsOf(form: Pick<FormBlock, 'schema' | 'ui'>): readonly FormField[] {
  return Object.entries(form.schema?.properties ?? {}).map(([id, contract]) => {
    const ui = form.ui?.[id] ?? {};
    const control = ui.control ?? defaultControl(contract);
    return { id, contract, ui, control, kind: kindOf(control, contract) };
  });
}

/** Whether a contract allows a JSON type. */
export function allowsType(contract: Contract, ...types: readonly string[]): boolean {
  const own = contract.type === undefined ? [] : Array.isArray(contract.type) ? contract.type : [contract.type];
  return own.some((type) => types.includes(type));
}

function defaultControl(contract: Contract): FormControl {
  if (allowsType(contract, 'boolean')) return 'checkbox';
  return contract.format === 'date' ? 'date' : 'text';
}

function kindOf(control: FormControl, contract: Contract): FormField['kind'] {
  switch (control) {
    case 'checkbox':
    case 'toggle':
      return 'tick';
    case 'select':
    case 'radio':
      return 'choice';
    case 'date':
      return 'date';
    default:
      return allowsType(contract, 'number', 'integer') ? 'number' : 'text';
  }
}

/** What stands in an untouched, empty field. */
export function emptyInput(field: FormField): FormInput {
  return field.kind === 'tick' ? false : '';
}

/** What a value of the definition or of the office looks like in its field. */
export function inputOf(field: FormField, value: unknown): FormInput {
  if (field.kind === 'tick') return value === true;
  if (value === null || value === undefined) return '';
  const text = String(value);
  if (field.kind === 'date') {
    const day = parsePlainDate(text.slice(0, 10));
    return day === null ? text : formatPlainDate(day);
  }
  if (field.kind === 'number' && typeof value === 'number') return (parseDecimal(value)?.toFixed() ?? text).replace('.', ',');
  return text;
}

/**
 * The value of what stands in a field, for formulas and for the office. An empty text is the empty text, any other empty field is null.
 * `undefined` is a text that is no value of its field: no number, no day of the calendar.
 */
export function fieldValue(field: FormField, input: FormInput, options: readonly FormOption[] | null): unknown {
  if (typeof input === 'boolean') return field.kind === 'tick' ? input : undefined;
  switch (field.kind) {
    case 'tick':
      return undefined;
    case 'choice':
      return choiceValue(field, input, options ?? []);
    case 'date':
      return input.trim() === '' ? null : (parseTypedDate(input) ?? undefined);
    case 'number':
      return input.trim() === '' ? null : exactNumber(input.trim());
    case 'text':
      return typedText(field, input);
  }
}

/** The text that rules judge: as it will be sent, and empty for a box that is not ticked. */
export function judgedText(field: FormField, input: FormInput): string {
  if (typeof input === 'boolean') return input ? 'true' : '';
  return typedText(field, input);
}

// Spaces around an address or a number come from pasting. In a password and in a letter they were meant.
function typedText(field: FormField, input: string): string {
  return field.control === 'textarea' || field.control === 'password' ? input : input.trim();
}

/** A number that JSON carries without losing a digit; `undefined` when the text is no number or has too many digits. */
function exactNumber(text: string): number | undefined {
  const decimal = parseTypedNumber(text);
  if (decimal === null) return undefined;
  const number = decimal.toNumber();
  return parseDecimal(number)?.eq(decimal) ? number : undefined;
}

function choiceValue(field: FormField, key: string, options: readonly FormOption[]): unknown {
  if (key === '') return null;
  const option = options.find((candidate) => candidate.key === key);
  if (option === undefined) return null;
  // Entries written in a definition have texts as ids, also where the office wants a number.
  return typeof option.value === 'string' && !allowsType(field.contract, 'string')
    ? (exactNumber(option.value) ?? option.value)
    : option.value;
}
