import { writeTypedDate } from '../../../engine';
import { DateInput } from '../../fields/DateInput';
import { FieldFrame } from '../../fields/FieldFrame';
import { describedBy, fieldId } from '../../fields/field-id';
import type { ControlProps } from './control-props';
import { MoreText } from './MoreText';

/** A day, typed as dd.mm.yyyy or picked from a calendar. */
export function DateControl({ id, field, problem, put, onLeave }: ControlProps) {
  return (
    <FieldFrame id={id} label={field.label} hint={field.hint} problem={problem} required={field.required} kind="single">
      <DateInput
        id={fieldId(id)}
        label={field.label}
        typed={String(field.input)}
        value={field.day}
        min={field.min}
        max={field.max}
        readOnly={field.readOnly}
        autocomplete={field.autocomplete}
        describedBy={describedBy(id, field.hint, problem)}
        invalid={problem !== null}
        onChange={(typed) => put(writeTypedDate(typed))}
        onLeave={onLeave}
      />
      <MoreText more={field.more} />
    </FieldFrame>
  );
}
