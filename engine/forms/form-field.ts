import type { Contract, FieldUi, FormBlock } from '../language/language.generated';
import { type Control, type Controls, controlByContract, controlOf, type FieldSetting } from '../screen/control';
import type { FieldInput } from '../screen/field-model';

/** A field as its definition says it. */
export interface FormField {
  readonly id: string;
  readonly contract: Contract;
  readonly ui: FieldUi;
  /** What the definition says of it to its control. */
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

/** What stands in an untouched, empty field. */
export function emptyInput({ control, setting }: FormField): FieldInput {
  return control.empty(setting);
}

/** What a value of the definition or of the office looks like in its field. */
export function inputOf(field: FormField, value: unknown): FieldInput {
  return field.control.inputOf(value, field.setting, field.contract) ?? emptyInput(field);
}
