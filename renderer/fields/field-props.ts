import type { ParamInputs, ParamModel } from '../../engine';

/** What every field is drawn from. */
export interface FieldProps<Model extends ParamModel> {
  /** The field; its `problem` is null while it is not to be shown. */
  readonly param: Model;
  onChange(input: ParamInputs[string]): void;
  /** The resident leaves the field. */
  onLeave(): void;
  /** Calls the named sources again. */
  retry(sources: readonly string[]): void;
}
