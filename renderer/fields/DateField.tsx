import type { DateModel } from '../../engine';
import { DateInput } from './DateInput';
import { FieldFrame } from './FieldFrame';
import { describedBy, fieldId } from './field-id';
import type { FieldProps } from './field-props';

/** A date that is typed as dd.mm.yyyy or picked from a calendar. */
export function DateField({ param, onChange, onLeave }: FieldProps<DateModel>) {
  const { id, label, hint, problem, required, typed, value, min, max } = param;
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} required={required} kind="single">
      <DateInput
        id={fieldId(id)}
        label={label}
        typed={typed}
        value={value}
        min={min}
        max={max}
        describedBy={describedBy(id, hint, problem)}
        invalid={problem !== null}
        onChange={onChange}
        onLeave={onLeave}
      />
    </FieldFrame>
  );
}
