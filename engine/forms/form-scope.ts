import { nameIn } from '../expressions';
import { isVisible, type Screen, withNames } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { emptyInput, type FormField, type FormOption, fieldValue } from './form-field';
import type { FormInputs } from './form-inputs';

/** A form on its screen with what does not change while it is filled in. */
export interface FormSetting {
  readonly screen: Screen;
  readonly fields: readonly FormField[];
  /** Named computed values of the form. */
  readonly values: Readonly<Record<string, string>>;
  /** What stands in the fields at the start. */
  readonly start: FormInputs;
  /** Entries of the choices, by field. */
  readonly options: ReadonlyMap<string, readonly FormOption[]>;
}

/** The form for formulas: what stands in it, and which fields are shown. */
export interface FormScope {
  /** The screen with `form` and the form's values. */
  readonly screen: Screen;
  readonly inputs: FormInputs;
  readonly shown: ReadonlySet<string>;
  /** Values of the fields; undefined stands for a text that is no value of its field. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What stands in a field, also when nobody has touched it. */
export function inputIn(inputs: FormInputs, field: FormField): FormInputs[string] {
  return inputs[field.id] ?? emptyInput(field);
}

// A hidden field counts with its value at the start, and that may hide another: what depends on each other settles in a few rounds.
const rounds = 4;

/** Works out what formulas read. A field that is not shown counts with the value it had at the start. */
export function scopeOf(setting: FormSetting, inputs: FormInputs): FormScope {
  let counted = inputs;
  for (let round = 1; ; round += 1) {
    const screen = screenWith(setting, counted);
    const shown = new Set(setting.fields.filter(({ ui }) => isVisible(screen, ui.visible)).map(({ id }) => id));
    const next = withStartOfHidden(setting, inputs, shown);
    if (round === rounds || sameInputs(setting, next, counted)) {
      const settled = next === counted ? screen : screenWith(setting, next);
      const form = nameIn(settled.scope, 'form');
      return { screen: settled, inputs: next, shown, values: isRecord(form) ? form : {} };
    }
    counted = next;
  }
}

function withStartOfHidden(setting: FormSetting, inputs: FormInputs, shown: ReadonlySet<string>): FormInputs {
  const hidden = setting.fields.filter(({ id }) => !shown.has(id));
  if (hidden.length === 0) return inputs;
  return { ...inputs, ...Object.fromEntries(hidden.map((field) => [field.id, inputIn(setting.start, field)])) };
}

function sameInputs({ fields }: FormSetting, left: FormInputs, right: FormInputs): boolean {
  return left === right || fields.every((field) => inputIn(left, field) === inputIn(right, field));
}

function screenWith({ screen, fields, values, options }: FormSetting, inputs: FormInputs): Screen {
  const form = Object.fromEntries(
    fields.map((field) => [field.id, fieldValue(field, inputIn(inputs, field), options.get(field.id) ?? null)]),
  );
  // A value of the form can read those before it.
  return Object.entries(values).reduce(
    (inner, [name, formula]) => {
      const known = nameIn(inner.scope, 'values');
      return withNames(inner, { values: { ...(isRecord(known) && known), [name]: inner.evaluate(formula, inner.scope) } });
    },
    withNames(screen, { form }),
  );
}
