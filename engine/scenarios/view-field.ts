import type { ExpectedField } from '../language/scenarios.generated';
import { authoringOf, type ControlsForAuthors } from '../screen/control-authoring';
import type { FieldModel } from '../screen/field-model';

/** Everything that can be said about a field, of the params or of a form. */
export function viewField(field: FieldModel, controls: ControlsForAuthors): ExpectedField {
  const { control, label, hint, required, problem, readOnly, autocomplete } = field;
  const failure = field.failure?.message ?? null;
  return { control, label, hint, required, problem, failure, readOnly, autocomplete, ...authoringOf(controls, control).view(field) };
}
