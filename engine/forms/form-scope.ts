import type { Names } from '../expressions';
import type { Asked, Entries, Reading } from '../screen/control';
import { type FieldInput, sameInput } from '../screen/field-model';
import { isVisible, type Screen, withNames } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { askedBy, entriesOf, type FieldEntries, type FormAnswers, type FormCalls, sameAnswers, unasked, withAnswers } from './form-answers';
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
  /** What it asks the office while it is filled in. */
  readonly calls: FormCalls;
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
  /** Entries of choices that depend on what stands in the form, by field. */
  readonly entries: ReadonlyMap<string, FieldEntries>;
  readonly answers: FormAnswers;
}

/** What stands in a field, also when nobody has touched it. */
export function inputIn(inputs: FormInputs, field: FormField): FieldInput {
  return inputs[field.id] ?? emptyInput(field);
}

/** What is worked out of a form for one set of inputs. */
type Filled = Pick<FormScope, 'screen' | 'values' | 'readings' | 'entries'> & {
  /** Fields that are empty, or hold no valid value. */
  readonly lacking: ReadonlyMap<string, 'empty' | 'wrong'>;
};

// A hidden field counts with its value at the start, and that may hide another: what depends on each other settles in a few rounds.
const rounds = 4;

/**
 * Works out what formulas read. What is asked may depend on other answers, so it goes round until the answers no longer change; a chain of
 * n calls needs at most n + 1 rounds.
 */
export function scopeOf(setting: FormSetting, inputs: FormInputs): FormScope {
  let answers = unasked;
  const typed = lettersIn(setting, inputs);
  for (let round = 0; ; round += 1) {
    const { lacking, ...scope } = filledScope(setting, inputs, answers);
    const asked = askedBy(scope.screen, setting.calls, lacking, typed);
    if (round > setting.calls.sources.length || sameAnswers(asked, answers)) return { ...scope, answers: asked };
    answers = asked;
  }
}

function lettersIn({ fields }: FormSetting, inputs: FormInputs): ReadonlyMap<string, Asked> {
  const asked = fields.flatMap((field) => field.control.asked?.(inputIn(inputs, field), field.setting) ?? []);
  return new Map(asked.map((one) => [one.source, one]));
}

/** What formulas read with these answers. A hidden field has its initial value. */
function filledScope(setting: FormSetting, inputs: FormInputs, answers: FormAnswers): Omit<FormScope, 'answers'> & Filled {
  let counted = inputs;
  for (let round = 1; ; round += 1) {
    const filled = fill(setting, counted, answers);
    const shown = new Set(setting.fields.filter(({ ui }) => isVisible(filled.screen, ui.visible)).map(({ id }) => id));
    const next = withStartOfHidden(setting, inputs, shown);
    if (round === rounds || sameInputs(setting, next, counted))
      return { ...(next === counted ? filled : fill(setting, next, answers)), inputs: next, shown };
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

function fill({ screen, fields, values, entries: fixed, calls }: FormSetting, inputs: FormInputs, answers: FormAnswers): Filled {
  let form: Names = {};
  const answered = withAnswers(screen, calls, answers);
  const readings = new Map<string, Reading>();
  const entries = new Map<string, FieldEntries>();
  const lacking = new Map<string, 'empty' | 'wrong'>();
  for (const field of fields) {
    const { id, setting, contract, control } = field;
    const own = fixed.get(id);
    // Entries may depend on what stands in the fields above.
    const offered = own
      ? { entries: own, readiness: known, waitsFor: null }
      : entriesOf(withNames(answered, { form }), calls, field, lacking);
    const place = { screen: answered, setting, contract, entries: offered.entries, readiness: offered.readiness };
    const reading = control.read(inputIn(inputs, field), place);
    readings.set(id, reading);
    entries.set(id, offered);
    if (reading.isEmpty || reading.value === undefined) lacking.set(id, reading.isEmpty ? 'empty' : 'wrong');
    form = { ...form, [id]: reading.value };
  }
  // A value of the form can read those before it.
  const filled = Object.entries(values).reduce(
    (inner, [name, formula]) => {
      const before = inner.scope.find('values');
      return withNames(inner, { values: { ...(isRecord(before) && before), [name]: inner.evaluate(formula, inner.scope) } });
    },
    withNames(answered, { form }),
  );
  return { screen: filled, values: form, readings, entries, lacking };
}
