import type { Names } from '../expressions';
import type { FormBlock } from '../language/language.generated';
import { type Asked, type Entries, noEntries, type Reading } from '../screen/control';
import { type FieldInput, sameInput } from '../screen/field-model';
import { isVisible, type Screen, withNames } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { askedBy, entriesOf, type FieldEntries, type FormAnswers, type FormCalls, sameAnswers, unasked, withAnswers } from './form-answers';
import { emptyInput, type FormField } from './form-field';
import type { FormInputs } from './form-inputs';
import { leftOutBySteps, type StepsOfForm, topOf } from './form-steps';
import type { KnownFields } from './known-fields';
import { type FormLayout, itemsOf, type PlacedField } from './placed-fields';

/** A form on its screen with what does not change while it is filled in. */
export interface FormSetting {
  readonly screen: Screen;
  readonly layout: FormLayout;
  /** Named computed values of the form. */
  readonly values: Readonly<Record<string, string>>;
  /** The initial inputs. */
  readonly start: FormInputs;
  /** How many items the office sent for lists that cannot hold them all. */
  readonly overfull: ReadonlyMap<string, number>;
  /** What was worked out of its fields before. */
  readonly known: KnownFields;
  /** Its steps. */
  readonly pages: StepsOfForm;
  /** What it asks the office while it is filled in. */
  readonly calls: FormCalls;
  /** Entries of choices that do not depend on the form, by the kind of their field. */
  readonly entries: ReadonlyMap<string, Entries>;
}

/** What formulas read of the form: inputs and visible fields. */
export interface FormScope {
  /** The screen with `form` and the form's values. */
  readonly screen: Screen;
  readonly inputs: FormInputs;
  /** Fields and groups that there are for these inputs. */
  readonly fields: readonly PlacedField[];
  readonly byId: ReadonlyMap<string, PlacedField>;
  readonly shown: ReadonlySet<string>;
  /** Names of the fields whose step is not there. */
  readonly leftOut: ReadonlySet<string>;
  /** Values of the fields; undefined for a text that is not a valid value. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What stands in the fields, worked out. */
  readonly readings: ReadonlyMap<string, Reading>;
  /** Entries of choices that depend on what stands in the form, by field. */
  readonly entries: ReadonlyMap<string, FieldEntries>;
  readonly answers: FormAnswers;
  /** Values of the fields by what they stand in, such as an item. */
  readonly holders: ReadonlyMap<string, Names>;
}

/** The names that formulas of a field read: inside an item also those of the item. */
export function screenAt({ screen, holders }: Pick<FormScope, 'screen' | 'holders'>, { item }: PlacedField): Screen {
  return item === null ? screen : withNames(screen, { item: holders.get(item) ?? null });
}

/** What stands in a field, also when nobody has touched it. */
export function inputIn(inputs: FormInputs, field: FormField): FieldInput {
  return inputs[field.id] ?? emptyInput(field);
}

/** What is worked out of a form for one set of inputs. */
type Filled = Pick<FormScope, 'screen' | 'fields' | 'byId' | 'values' | 'readings' | 'entries' | 'holders'> & {
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

function lettersIn({ layout }: FormSetting, inputs: FormInputs): ReadonlyMap<string, Asked> {
  const fields = layout.placed((field) => inputIn(inputs, field));
  const asked = fields.flatMap((field) => field.control.asked?.(inputIn(inputs, field), field.setting) ?? []);
  return new Map(asked.map((one) => [one.source, one]));
}

/** What formulas read with these answers. A hidden field has its initial value. */
function filledScope(setting: FormSetting, inputs: FormInputs, answers: FormAnswers): Omit<FormScope, 'answers'> & Filled {
  let counted = inputs;
  for (let round = 1; ; round += 1) {
    const filled = fill(setting, counted, answers);
    const leftOut = leftOutBySteps(filled.screen, setting.pages);
    const shown = shownIn(filled, leftOut);
    const next = withStartOfHidden(setting, filled.fields, inputs, { shown, leftOut });
    if (round === rounds || sameInputs(filled.fields, next, counted))
      return { ...(next === counted ? filled : fill(setting, next, answers)), inputs: next, shown, leftOut };
    counted = next;
  }
}

/** What is shown: fields and groups whose condition is true, in groups and steps that are there. */
function shownIn(filled: Filled, leftOut: ReadonlySet<string>): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const field of filled.fields)
    if ((field.group === null ? !leftOut.has(field.id) : shown.has(field.group)) && isVisible(screenAt(filled, field), field.ui.visible))
      shown.add(field.id);
  return shown;
}

function withStartOfHidden(
  setting: FormSetting,
  fields: readonly PlacedField[],
  inputs: FormInputs,
  { shown, leftOut }: Pick<FormScope, 'shown' | 'leftOut'>,
): FormInputs {
  const hidden = fields.filter(({ id }) => !shown.has(id));
  if (hidden.length === 0) return inputs;
  const counted = (field: PlacedField) => (leftOut.has(topOf(field.id)) ? blank(field) : inputIn(setting.start, field));
  return { ...inputs, ...Object.fromEntries(hidden.map((field) => [field.id, counted(field)])) };
}

// Of a list that nobody is asked for not even the items are there that it must have.
function blank(field: PlacedField): FieldInput {
  return field.several ? [] : emptyInput(field);
}

function sameInputs(fields: readonly PlacedField[], left: FormInputs, right: FormInputs): boolean {
  return left === right || fields.every((field) => sameInput(inputIn(left, field), inputIn(right, field)));
}

const known = { status: 'ready' } as const;

function fill(
  { screen, layout, values, entries: fixed, calls, known: fieldsKnown }: FormSetting,
  inputs: FormInputs,
  answers: FormAnswers,
): Filled {
  const fields = layout.placed((field) => inputIn(inputs, field));
  const answered = withAnswers(screen, calls, answers);
  const form: Record<string, unknown> = {};
  const holders = new Map<string, Record<string, unknown>>([['', form]]);
  const readings = new Map<string, Reading>();
  const byId = new Map(fields.map((field) => [field.id, field]));
  const valuesById: Record<string, unknown> = {};
  const entries = new Map<string, FieldEntries>();
  const lacking = new Map<string, 'empty' | 'wrong'>();
  for (const field of fields) {
    const { id, name, kind, at, setting, contract, control } = field;
    const own = fixed.get(kind);
    // Entries may depend on what stands in the fields above.
    const above = () => screenAt({ screen: withNames(answered, { form: { ...form } }), holders }, field);
    const offered =
      own || control.entries === undefined
        ? { entries: own ?? noEntries, readiness: known, waitsFor: null }
        : entriesOf(above(), calls, { id: name, control, setting }, lacking);
    const place = { screen: answered, setting, contract, entries: offered.entries, readiness: offered.readiness };
    const reading = fieldsKnown.read(field, inputIn(inputs, field), place);
    const value = field.members === null ? reading.value : openHolders(field, inputIn(inputs, field), holders);
    readings.set(id, reading);
    entries.set(id, offered);
    if (field.members === null && (reading.isEmpty || reading.value === undefined)) lacking.set(id, reading.isEmpty ? 'empty' : 'wrong');
    valuesById[id] = value;
    const holder = holders.get(at);
    if (holder) holder[name] = value;
  }
  const filled = withFormValues(answered, form, values);
  return { screen: filled, fields, byId, values: valuesById, readings, entries, holders, lacking };
}

/** A screen with what stands in a form, and with the form's values, each of which can read those before it. */
export function withFormValues(screen: Screen, form: unknown, values: FormBlock['values'] = {}): Screen {
  return Object.entries(values).reduce(
    (inner, [name, formula]) => {
      const before = inner.scope.find('values');
      return withNames(inner, { values: { ...(isRecord(before) && before), [name]: inner.evaluate(formula, inner.scope) } });
    },
    withNames(screen, { form }),
  );
}

/** The value of a group, into which its fields then put theirs. */
function openHolders(group: PlacedField, input: FieldInput, holders: Map<string, Record<string, unknown>>): unknown {
  const open = (at: string) => {
    const holder: Record<string, unknown> = {};
    holders.set(at, holder);
    return holder;
  };
  return group.several ? itemsOf(group, input).map(open) : open(`${group.id}/`);
}
