import { isExpression } from '../expressions';
import type { FieldPlace, Reading } from '../screen/control';
import { type FieldInput, sameInput } from '../screen/field-model';
import type { FormField } from './form-field';
import type { FormFieldModel } from './form-model';
import type { PlacedField } from './placed-fields';

/**
 * What was worked out of the fields of an opened form, so that a key costs what it changes and not what the form has. What a reading
 * means depends on nothing but what is compared here; the model of a field is taken over only where no formula is a part of it.
 */
export interface KnownFields {
  /** What stands in a field, read again only where something is new. */
  read(field: PlacedField, input: FieldInput, place: FieldPlace<FormField['setting']>): Reading;
  /** The model of a field; `draw` works it out. */
  model(field: PlacedField, from: Drawn, draw: () => FormFieldModel): FormFieldModel;
}

/** What the model of a field without formulas is drawn from. */
interface Drawn {
  readonly reading: Reading | undefined;
  readonly visible: boolean;
  readonly input: FieldInput;
}

/** Knows nothing yet. */
export function createKnownFields(): KnownFields {
  const readings = new Map<
    string,
    { readonly input: FieldInput; readonly place: FieldPlace<FormField['setting']>; readonly reading: Reading }
  >();
  const models = new Map<string, Drawn & { readonly model: FormFieldModel }>();
  return {
    read(field, input, place) {
      const last = readings.get(field.id);
      if (last !== undefined && samePlace(last.place, place) && sameInput(last.input, input)) return last.reading;
      const reading = field.control.read(input, place);
      readings.set(field.id, { input, place, reading });
      return reading;
    },
    model(field, from, draw) {
      const last = models.get(field.id);
      if (last && last.reading === from.reading && last.visible === from.visible && sameInput(last.input, from.input)) return last.model;
      const model = draw();
      if (isPlain(field)) models.set(field.id, { ...from, model });
      return model;
    },
  };
}

function samePlace(left: FieldPlace<unknown>, right: FieldPlace<unknown>): boolean {
  return left.screen === right.screen && left.entries === right.entries && left.readiness === right.readiness;
}

// Fields have a kind for ever, so what is said of one is looked through once.
const plain = new WeakMap<PlacedField['ui'], boolean>();

/** Whether no formula decides about how a field is drawn, but those that say whether it is there and what it offers. */
function isPlain({ ui, checks, group, control }: PlacedField): boolean {
  if (group !== null || control.entries !== undefined) return false;
  const known = plain.get(ui);
  if (known !== undefined) return known;
  const { visible: _, ...drawn } = ui;
  const found = !hasFormula(drawn) && checks.every(({ when, at }) => when === undefined && at !== 'typing');
  plain.set(ui, found);
  return found;
}

function hasFormula(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasFormula);
  return isExpression(value);
}
