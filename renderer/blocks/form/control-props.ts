import type { FormFieldModel, FormInput } from '../../../engine/forms';

/** What every control of a form is drawn from. */
export interface ControlProps {
  /** Id of the element that takes the focus. */
  readonly id: string;
  readonly field: FormFieldModel;
  /** What is wrong with the field, null when nothing is to be said. */
  readonly problem: string | null;
  put(input: FormInput): void;
  onLeave(): void;
}
