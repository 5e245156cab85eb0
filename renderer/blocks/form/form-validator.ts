import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { type FormEdits, type FormInputs, type FormModel, type FormProblem, type OpenForm, withTyped } from '../../../engine/forms';
import type { Validator } from '../../service/load-service';

/** Problems of a form: its checks by the engine, its schema by the validator that the compiler made. */
export function problemsOf(form: OpenForm, model: FormModel, validate: Validator | undefined): readonly FormProblem[] {
  const violations = validate && !validate(form.data(model)) ? (validate.errors ?? []) : [];
  return form.problems(model, violations);
}

/** Changed fields of what rjsf holds, over what the form held before. */
export function typedIn(before: FormInputs, now: unknown): FormInputs {
  const inputs = typeof now === 'object' && now !== null ? Object.entries(now) : [];
  return Object.fromEntries(
    inputs.flatMap(([field, input]: [string, unknown]) =>
      (typeof input === 'string' || typeof input === 'boolean') && input !== before[field] ? [[field, input] as const] : [],
    ),
  );
}

/**
 * What rjsf asks before a form is sent. No schema is compiled in the browser; `current` is the form as it stands when rjsf asks.
 * Our schemas have no branches, so whether data fit a part of one is never a question.
 */
export function formValidator(
  form: OpenForm,
  validate: Validator | undefined,
  current: () => { readonly edits: FormEdits; readonly model: FormModel },
): ValidatorType {
  return {
    isValid: () => true,
    rawValidation: () => ({}),
    validateFormData(data: unknown) {
      const { edits, model } = current();
      const typed = typedIn(model.inputs, data);
      const now = Object.keys(typed).length === 0 ? model : form.resolve(withTyped(edits, typed), model);
      return { errors: problemsOf(form, now, validate).map(asError), errorSchema: {} };
    },
  };
}

function asError({ field, label, message }: FormProblem): RJSFValidationError {
  return { name: field, property: `.${field}`, title: label, message, stack: `${label}: ${message}` };
}

/** The problems that rjsf hands back. */
export function fromErrors(errors: readonly RJSFValidationError[]): readonly FormProblem[] {
  return errors.map(({ name = '', title = '', message = '' }) => ({ field: name, label: title, message }));
}
