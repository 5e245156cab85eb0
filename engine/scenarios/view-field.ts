import type { ExpectedField } from '../language/scenarios.generated';
import type { ParamModel } from '../screen/param-model';
import { assertNever } from '../values/assert-never';

/** Everything that can be said about a field of the params. */
export function viewField(param: ParamModel): ExpectedField {
  const { control, label, hint, required, problem } = param;
  const field = { control, label, hint, required, problem, failure: param.failure?.message ?? null };
  switch (param.control) {
    case 'select':
    case 'multi-select':
    case 'radio':
      return {
        ...field,
        status: param.status,
        options: param.options.map((option) => option.label),
        keys: param.options.map((option) => option.key),
        chosen: param.chosen.map((key) => param.options.find((option) => option.key === key)?.label ?? key),
        noOptions: param.noOptions,
        waitsFor: param.waitsFor,
      };
    case 'date':
      return { ...field, typed: param.typed, value: param.value, min: param.min, max: param.max };
    case 'date-range':
    case 'number-range': {
      const { typed, min, max, fromLabel, toLabel } = param;
      return { ...field, typed, min, max, fromLabel, toLabel };
    }
    case 'text':
      return { ...field, typed: param.typed, accept: param.accept, maxLength: param.maxLength, sensitive: param.sensitive };
    default:
      return assertNever(param);
  }
}
