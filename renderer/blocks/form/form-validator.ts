import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { FormProblem } from '../../../engine/forms';

/**
 * rjsf's validator: before sending it reports the problems that `judge` finds. No schema is compiled in the browser. Our schemas have no
 * branches, so whether data fit a part of one is never a question.
 */
export function formValidator(judge: () => readonly FormProblem[]): ValidatorType {
  return {
    isValid: () => true,
    rawValidation: () => ({}),
    validateFormData: () => ({ errors: judge().map(asError), errorSchema: {} }),
  };
}

function asError({ field, label, message }: FormProblem): RJSFValidationError {
  return { name: field, property: `.${field}`, title: label, message, stack: `${label}: ${message}` };
}

/** The problems that rjsf hands back. */
export function fromErrors(errors: readonly RJSFValidationError[]): readonly FormProblem[] {
  return errors.map(({ name = '', title = '', message = '' }) => ({ field: name, label: title, message }));
}
