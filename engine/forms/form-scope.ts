import { type Names, nameIn } from '../expressions';
import { type Entries, noEntries, type Reading } from '../screen/control';
import { type FieldInput, sameInput } from '../screen/field-model';
import { isVisible, type Screen, withNames } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { emptyInput, type FormField } from './form-field';
import type { FormInputs } from './form-inputs';

/** A form on its screen with what does not change while it is filled in. */
export interface FormSetting {
  readonly screen: Screen;
  readonly fields: readonly FormField[];
  /** Named computed values of the form. */
  readonly values: Readonly<Record<string, string>>;
  /** The initial inputs. */
  readonly start: FormInputs;
  /** Entries of choices that do not depend on the form, by field. */
  readonly entries: ReadonlyMap<string, Entries>;
}

/** What formulas read of the form: inputs and visible fields. */
export interface FormScope {
  /** The screen with `form` and the form's values. */
  readonly screen: Screen;
  readonly inputs: FormInputs;
  readonly shown: ReadonlySet<string>;
  /** Values of the fields; undefined for a text that is not a valid value. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What stands in the fields, worked out. */
  readonly readings: ReadonlyMap<string, Reading>;
}

/** What stands in a field, also when nobody has touched it. */
export function inputIn(inputs: FormInputs, field: FormField): FieldInput {
  return inputs[field.id] ?? emptyInput(field);
}

/** What is worked out of a form for one set of inputs. */
type Filled = Pick<FormScope, 'screen' | 'values' | 'readings'>;

// A hidden field counts with its value at the start, and that may hide another: what depends on each other settles in a few rounds.
const rounds = 4;

/** Works out what formulas read. A hidden field has its initial value. */
export function scopeOf(setting: FormSetting, inputs: FormInputs): FormScope {
  let counted = inputs;
  for (let round = 1; ; round += 1) {
    const filled = fill(setting, counted);
    const shown = new Set(setting.fields.filter(({ ui }) => isVisible(filled.screen, ui.visible)).map(({ id }) => id));
    const next = withStartOfHidden(setting, inputs, shown);
    if (round === rounds || sameInputs(setting, next, counted))
      return { ...(next === counted ? filled : fill(setting, next)), inputs: next, shown };
    counted = next;
  }
}

function withStartOfHidden(setting: FormSetting, inputs: FormInputs, shown: ReadonlySet<string>): FormInputs {
  const hidden = setting.fields.filter(({ id }) => !shown.has(id));
  if (hidden.length === 0) return inputs;
  return { ...inputs, ...Object.fromEntries(hidden.map((field) => [field.id, inputIn(setting.start, field)])) };
}

function sameInputs({ fields }: FormSetting, left: FormInputs, right: FormInputs): boolean {
  return left === right || fields.every((field) => sameInput(inputIn(left, field), inputIn(right, field)));
}

const known = { status: 'ready' } as const;

function fill({ screen, fields, values, entries }: FormSetting, inputs: FormInputs): Filled {
  let form: Names = {};
  const readings = new Map<string, Reading>();
  for (const field of fields) {
    const { id, setting, contract, control } = field;
    // Entries may depend on what stands in the fields above.
    const own = entries.get(id) ?? control.entries?.(withNames(screen, { form }), setting, null) ?? noEntries;
    const reading = control.read(inputIn(inputs, field), { screen, setting, contract, entries: own, readiness: known });
    readings.set(id, reading);
    form = { ...form, [id]: reading.value };
  }
  // A value of the form can read those before it.
  const filled = Object.entries(values).reduce(
    (inner, [name, formula]) => {
      const before = nameIn(inner.scope, 'values');
      return withNames(inner, { values: { ...(isRecord(before) && before), [name]: inner.evaluate(formula, inner.scope) } });
    },
    withNames(screen, { form }),
  );
  return { screen: filled, values: form, readings };
}
