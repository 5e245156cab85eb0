import type { ClockModel } from '../../engine';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** An hour or a month, typed as people write it. It is written in full when the field is left. */
export function ClockField({ id, field, problem, onChange, onLeave, note, children }: FieldProps<ClockModel>) {
  const { label, hint, required, readOnly, autocomplete, typed, written, pattern } = field;
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="single">
      <input
        id={fieldId(id)}
        type="text"
        className="narrow"
        // The keyboards of numbers lack the colon and the full stop on some phones.
        inputMode="text"
        placeholder={pattern}
        size={8}
        value={typed}
        readOnly={readOnly}
        autoComplete={autocomplete ?? 'off'}
        aria-describedby={describedBy(id, hint, problem, note)}
        aria-invalid={problem !== null}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          if (!readOnly && written !== typed) onChange(written);
          onLeave();
        }}
      />
      {children}
    </FieldFrame>
  );
}
