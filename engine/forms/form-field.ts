import type { Contract, FieldUi, FormBlock } from '../language/language.generated';
import { type Control, type Controls, controlByContract, controlOf, type FieldSetting } from '../screen/control';
import type { FieldInput } from '../screen/field-model';

/** A field as its definition says it. */
export interface FormField {
  readonly id: string;
  readonly contract: Contract;
  readonly ui: FieldUi;
  /** The definition's settings for the control. */
  readonly setting: Omit<FieldUi, 'control'> & FieldSetting;
  readonly control: Control;
}

/** The fields of a form from top to bottom. */
export function fieldsOf(form: Pick<FormBlock, 'schema' | 'ui'>, controls: Controls): readonly FormField[] {
  return Object.entries(form.schema?.properties ?? {}).map(([id, contract]) => {
    const ui = form.ui?.[id] ?? {};
    const control = ui.control ?? controlByContract(controls, contract);
    return { id, contract, ui, setting: { ...ui, control }, control: controlOf(controls, control) };
  });
}

/** Input of an untouched, empty field. */
export function emptyInput({ control, setting }: FormField): FieldInput {
  return control.empty(setting);
}

/** The input for a value of the definition or the office. */
export function inputOf(field: FormField, value: unknown): FieldInput {
  return field.control.inputOf(value, field.setting, field.contract) ?? emptyInput(field);
}
