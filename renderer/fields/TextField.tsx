import type { TextModel } from '../../engine';
import { acceptText } from './accept-text';
import { FieldFrame } from './FieldFrame';
import { describedBy, fieldId } from './field-id';
import type { FieldProps } from './field-props';

/** A typed text, of one line or of several. Pasting is always allowed; characters that are not taken fall away. */
export function TextField({ id, field, problem, onChange, onLeave, note, children }: FieldProps<TextModel>) {
  const { control, label, hint, required, readOnly, autocomplete, typed, keyboard, accept, maxLength, spelling } = field;
  const shared = {
    id: fieldId(id),
    value: typed,
    readOnly,
    autoComplete: autocomplete ?? undefined,
    spellCheck: spelling ? undefined : false,
    'aria-describedby': describedBy(id, hint, problem, note),
    'aria-invalid': problem !== null,
    onBlur: onLeave,
  };
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="single">
      {control === 'textarea' ? (
        <textarea {...shared} rows={6} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={control}
          inputMode={control === 'text' ? keyboard : undefined}
          size={maxLength !== null && maxLength < 24 ? maxLength + 2 : undefined}
          // The browser's own maxLength would cut a pasted number before its spaces fall away.
          onChange={(event) => onChange(acceptText(event.target.value, accept, maxLength))}
        />
      )}
      {children}
    </FieldFrame>
  );
}
