// What a form means: its fields, checks, request and outcome. A second door of the engine, so that only a page with a form loads it.
// Nothing here draws or sends.
export { emptied, type FormEdits, type FormInput, type FormInputs, saved, untouched, withTyped } from './form-inputs';
export type { FieldMoreModel, FormFieldModel, FormModel, FormOutcome, FormProblem, OpenForm } from './form-model';
export { openForm } from './open-form';
