import { parseTypedDate, type RangeModel, writeTypedNumber } from '../../engine';
import { DateInput } from './DateInput';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** Two ends under one legend. */
export function RangeField({ id, field, problem, onChange, onLeave, children }: FieldProps<RangeModel>) {
  const { label, hint, required, readOnly, typed, places, min, max } = field;
  const ends = [
    { end: 'from', id: fieldId(id), label: field.fromLabel },
    { end: 'to', id: `${fieldId(id)}-to`, label: field.toLabel },
  ] as const;
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="group">
      <div className="range">
        {ends.map((side) => {
          const input = {
            id: side.id,
            onChange: (text: string) => onChange({ ...typed, [side.end]: text }),
            describedBy: describedBy(id, hint, problem),
            invalid: problem !== null,
            readOnly,
          };
          return (
            <div key={side.end} className="range-end">
              <label htmlFor={side.id}>{side.label}</label>
              {field.of === 'dates' ? (
                <DateInput
                  {...input}
                  label={`${label}, ${side.label}`}
                  typed={typed[side.end]}
                  value={isoDate(typed[side.end])}
                  min={min}
                  max={max}
                  onLeave={onLeave}
                />
              ) : (
                <input
                  id={side.id}
                  type="text"
                  inputMode="decimal"
                  size={12}
                  value={typed[side.end]}
                  aria-describedby={input.describedBy}
                  aria-invalid={input.invalid}
                  readOnly={readOnly}
                  onChange={(event) => input.onChange(event.target.value)}
                  onBlur={() => {
                    // As for a date: the typed number is reformatted only when the field is left.
                    const written = writeTypedNumber(typed[side.end], places);
                    if (written !== typed[side.end]) input.onChange(written);
                    onLeave();
                  }}
                />
              )}
            </div>
          );
        })}
      </div>
      {children}
    </FieldFrame>
  );
}

// The browser's calendar opens there; it takes no day that does not exist, such as 31.02.
function isoDate(typed: string): string | null {
  const date = parseTypedDate(typed);
  return date === null ? null : String(date);
}
