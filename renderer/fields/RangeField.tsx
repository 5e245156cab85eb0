import { parseTypedDate, type RangeModel, writeTypedNumber } from '../../engine';
import { DateInput } from './DateInput';
import { FieldFrame } from './FieldFrame';
import { describedBy, fieldId } from './field-id';
import type { FieldProps } from './field-props';

/** Two ends under one legend. */
export function RangeField({ param, onChange, onLeave }: FieldProps<RangeModel>) {
  const { id, label, hint, problem, required, typed, places, min, max } = param;
  const ends = [
    { end: 'from', id: fieldId(id), label: param.fromLabel },
    { end: 'to', id: `${fieldId(id)}-to`, label: param.toLabel },
  ] as const;
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} required={required} kind="group">
      <div className="range">
        {ends.map((side) => {
          const input = {
            id: side.id,
            onChange: (text: string) => onChange({ ...typed, [side.end]: text }),
            describedBy: describedBy(id, hint, problem),
            invalid: problem !== null,
          };
          return (
            <div key={side.end} className="range-end">
              <label htmlFor={side.id}>{side.label}</label>
              {param.control === 'date-range' ? (
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
                  onChange={(event) => input.onChange(event.target.value)}
                  onBlur={() => {
                    // As in a date: what was typed takes the form that the portal shows, once it is left.
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
    </FieldFrame>
  );
}

// The browser's calendar opens there; it takes no day that does not exist, such as 31.02.
function isoDate(typed: string): string | null {
  const date = parseTypedDate(typed);
  return date === null ? null : String(date);
}
