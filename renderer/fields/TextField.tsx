import type { TextModel } from '../../engine';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** A typed text, of one line or of several. Pasting is always allowed; characters that the field does not accept are dropped. */
export function TextField({ id, field, problem, onChange, onLeave, note, children }: FieldProps<TextModel>) {
  const { control, label, hint, required, readOnly, autocomplete, typed, keyboard, accept, maxLength, spelling, width, capitals } = field;
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
          className={width === 'narrow' ? 'narrow' : undefined}
          autoCapitalize={capitals ? 'characters' : undefined}
          inputMode={control === 'text' ? keyboard : undefined}
          size={maxLength !== null && maxLength < 24 ? maxLength + 2 : undefined}
          // The browser's own maxLength would cut a pasted number before its spaces are dropped.
          onChange={(event) => onChange(acceptText(event.target.value, accept, maxLength))}
        />
      )}
      {children}
    </FieldFrame>
  );
}

/** The part of a typed or pasted text that a field accepts: only digits if it asks for digits, and at most its maximum length. */
export function acceptText(text: string, accept: TextModel['accept'], maxLength: number | null): string {
  const taken = accept === 'digits' ? text.replace(/\D/g, '') : text;
  return maxLength === null ? taken : taken.slice(0, maxLength);
}
