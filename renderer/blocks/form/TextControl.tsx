import { acceptText } from '../../fields/accept-text';
import { FieldFrame } from '../../fields/FieldFrame';
import { fieldId } from '../../fields/field-id';
import type { ControlProps } from './control-props';
import { describedByAll } from './described-by';
import { MoreText } from './MoreText';
import { Remaining } from './Remaining';

/** A typed text, of one line or of several. Nothing that is typed or pasted is cut: the form says how many characters are too many. */
export function TextControl({ id, field, problem, put, onLeave }: ControlProps) {
  const { control, keyboard, input, hint, remaining, readOnly, accept, autocomplete } = field;
  const typed = typeof input === 'string' ? input : '';
  const shared = {
    id: fieldId(id),
    value: typed,
    readOnly,
    autoComplete: autocomplete ?? undefined,
    'aria-describedby': describedByAll(id, hint, problem, remaining !== null),
    'aria-invalid': problem !== null,
    onBlur: onLeave,
  };
  return (
    <FieldFrame id={id} label={field.label} hint={hint} problem={problem} required={field.required} kind="single">
      {control === 'textarea' ? (
        <textarea {...shared} rows={6} onChange={(event) => put(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={control === 'text' ? 'text' : control}
          inputMode={control === 'text' ? keyboard : undefined}
          spellCheck={control === 'text' && accept === 'any' ? undefined : false}
          onChange={(event) => put(acceptText(event.target.value, accept, null))}
        />
      )}
      <Remaining id={id} remaining={remaining} typed={typed} />
      <MoreText more={field.more} />
    </FieldFrame>
  );
}
