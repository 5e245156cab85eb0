import type { TextModel } from '../../engine';
import { acceptText } from './accept-text';
import { FieldFrame } from './FieldFrame';
import { describedBy, fieldId } from './field-id';
import type { FieldProps } from './field-props';

/** A typed text. Pasting is always allowed; characters that are not taken fall away. */
export function TextField({ param, onChange, onLeave }: FieldProps<TextModel>) {
  const { id, label, hint, problem, required, typed, accept, maxLength, sensitive } = param;
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} required={required} kind="single">
      <input
        id={fieldId(id)}
        type="text"
        value={typed}
        inputMode={accept === 'digits' ? 'numeric' : 'text'}
        autoComplete={sensitive ? 'off' : undefined}
        spellCheck={false}
        size={maxLength !== null && maxLength < 24 ? maxLength + 2 : undefined}
        aria-describedby={describedBy(id, hint, problem)}
        aria-invalid={problem !== null}
        // The browser's own maxLength would cut a pasted number before its spaces fall away.
        onChange={(event) => onChange(acceptText(event.target.value, accept, maxLength))}
        onBlur={onLeave}
      />
    </FieldFrame>
  );
}
