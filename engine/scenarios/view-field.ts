import { authoringOf } from '../controls/authoring-registry';
import type { ExpectedField } from '../language/scenarios.generated';
import type { FieldModel } from '../screen/field-model';

/** Everything that can be said about a field, of the params or of a form. */
export function viewField(field: FieldModel): ExpectedField {
  const { control, label, hint, required, problem, readOnly, autocomplete } = field;
  const failure = field.failure?.message ?? null;
  return { control, label, hint, required, problem, failure, readOnly, autocomplete, ...authoringOf(control).view(field) };
}
