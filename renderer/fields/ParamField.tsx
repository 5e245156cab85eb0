import { assertNever, type ParamInputs, type ParamModel } from '../../engine';
import { DateField } from './DateField';
import { OptionsField } from './OptionsField';
import { RangeField } from './RangeField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

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

/** Draws a field of any control. */
export function ParamField({ param, showProblem, ...handlers }: FieldProps<ParamModel> & { readonly showProblem: boolean }) {
  const problem = showProblem ? param.problem : null;
  switch (param.control) {
    case 'select':
      return <SelectField param={{ ...param, problem }} {...handlers} />;
    case 'multi-select':
    case 'radio':
      return <OptionsField param={{ ...param, problem }} {...handlers} />;
    case 'date':
      return <DateField param={{ ...param, problem }} {...handlers} />;
    case 'date-range':
    case 'number-range':
      return <RangeField param={{ ...param, problem }} {...handlers} />;
    case 'text':
      return <TextField param={{ ...param, problem }} {...handlers} />;
    default:
      return assertNever(param);
  }
}
