import { type NumberModel, writeTypedNumber } from '../../engine';
import { Words } from '../texts/Words';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** A number with its limits in words above and its unit after it. It is written as the portal writes numbers when the field is left. */
export function NumberField({ id, field, problem, onChange, onLeave, note, children }: FieldProps<NumberModel>) {
  const { label, hint, required, readOnly, autocomplete, typed, keyboard, places, unit, bounds } = field;
  const words = [hint, bounds].filter((part) => part !== null).join(' ') || null;
  const unitId = `${fieldId(id)}-unit`;
  const described = [describedBy(id, words, problem, note), unit === null ? undefined : unitId]
    .filter((part) => part !== undefined)
    .join(' ');
  const leave = () => {
    const written = readOnly ? typed : writeTypedNumber(typed, places);
    if (written !== typed) onChange(written);
    onLeave();
  };
  return (
    <FieldFrame {...{ id, label, problem, required }} hint={words} kind="single">
      <span className="number-input">
        <input
          id={fieldId(id)}
          type="text"
          inputMode={keyboard}
          size={12}
          value={typed}
          readOnly={readOnly}
          autoComplete={autocomplete ?? 'off'}
          aria-describedby={described || undefined}
          aria-invalid={problem !== null}
          onChange={(event) => onChange(event.target.value)}
          onBlur={leave}
        />
        {unit === null ? null : (
          <span id={unitId}>
            <Words text={unit} />
          </span>
        )}
      </span>
      {children}
    </FieldFrame>
  );
}
