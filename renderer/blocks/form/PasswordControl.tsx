import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../fields/FieldFrame';
import { fieldId } from '../../fields/field-id';
import type { ControlProps } from './control-props';
import { describedByAll } from './described-by';
import { MoreText } from './MoreText';
import { StrengthBar } from './StrengthBar';

/** A password that can be shown while it is typed. Pasting from a password manager is allowed. */
export function PasswordControl({ id, field, problem, put, onLeave }: ControlProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { label, hint, required, readOnly, autocomplete, input, strength, more } = field;
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} required={required} kind="single">
      <span className="password-input">
        <input
          id={fieldId(id)}
          type={isShown ? 'text' : 'password'}
          value={String(input)}
          readOnly={readOnly}
          autoComplete={autocomplete ?? 'off'}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={describedByAll(id, hint, problem, false)}
          aria-invalid={problem !== null}
          onChange={(event) => put(event.target.value)}
          onBlur={onLeave}
        />
        <button type="button" aria-pressed={isShown} aria-label={`${t('forms.showPassword')}: ${label}`} onClick={() => setShown(!isShown)}>
          {isShown ? t('forms.hide') : t('forms.show')}
        </button>
      </span>
      <StrengthBar strength={strength} />
      <MoreText more={more} />
    </FieldFrame>
  );
}
