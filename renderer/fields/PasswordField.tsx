import { useState } from 'react';
import type { TextModel } from '../../engine';
import { useTranslation } from '../texts/open-texts';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** A password that can be shown while it is typed. Pasting from a password manager is allowed. */
export function PasswordField({ id, field, problem, onChange, onLeave, note, children }: FieldProps<TextModel>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { label, hint, required, readOnly, autocomplete, typed } = field;
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="single">
      <span className="password-input">
        <input
          id={fieldId(id)}
          type={isShown ? 'text' : 'password'}
          value={typed}
          readOnly={readOnly}
          autoComplete={autocomplete ?? 'off'}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedBy(id, hint, problem, note)}
          aria-invalid={problem !== null}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
        />
        <button type="button" aria-pressed={isShown} aria-label={`${t('forms.showPassword')}: ${label}`} onClick={() => setShown(!isShown)}>
          {isShown ? t('forms.hide') : t('forms.show')}
        </button>
      </span>
      {children}
    </FieldFrame>
  );
}
