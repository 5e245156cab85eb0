import { assertNever, type ParamModel } from '../../engine';
import { DateField } from './DateField';
import type { FieldProps } from './field-props';
import { OptionsField } from './OptionsField';
import { RangeField } from './RangeField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

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
