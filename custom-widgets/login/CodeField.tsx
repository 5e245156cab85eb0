import type { KeyboardEventHandler } from 'react';
import type { ScreenContext } from '../../engine';
import { describedBy, FieldFrame, fieldId, firstInDialog } from '../../renderer/widget-contract';

interface CodeFieldProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  readonly code: string;
  /** It was sent while it was empty. */
  readonly empty: boolean;
  onCode(code: string): void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** The field for a one-time code of an authenticator application: the first place of its dialog. */
export function CodeField({ id, t, code, empty, onCode, onKeyDown }: CodeFieldProps) {
  const wrong = empty ? t('rules.required') : null;
  return (
    <FieldFrame id={id} label={t('login.code')} hint={t('login.codeHint')} problem={wrong} required kind="single">
      <input
        ref={firstInDialog}
        id={fieldId(id)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        size={10}
        aria-invalid={empty}
        aria-describedby={describedBy(id, t('login.codeHint'), wrong)}
        // A pasted code may stand in groups.
        onChange={({ target }) => onCode(target.value.replace(/\D/g, '').slice(0, 8))}
        onKeyDown={onKeyDown}
      />
    </FieldFrame>
  );
}
