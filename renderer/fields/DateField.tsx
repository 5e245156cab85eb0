import { type DateModel, writeTypedDate } from '../../engine';
import { DateInput } from './DateInput';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** A date that is typed as dd.mm.yyyy or picked from a calendar. */
export function DateField({ id, field, problem, onChange, onLeave, children }: FieldProps<DateModel>) {
  const { label, hint, required, readOnly, autocomplete, typed, value, min, max } = field;
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="single">
      <DateInput
        id={fieldId(id)}
        {...{ label, typed, value, min, max, readOnly, autocomplete, onLeave }}
        describedBy={describedBy(id, hint, problem)}
        invalid={problem !== null}
        onChange={(text) => onChange(writeTypedDate(text))}
      />
      {children}
    </FieldFrame>
  );
}
