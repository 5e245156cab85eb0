import type { KeyboardEventHandler } from 'react';
import type { ScreenContext } from '../../engine';
import { describedBy, FieldFrame, fieldId, firstInDialog } from '../../renderer/widget-contract';

interface CodeFieldProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  readonly code: string;
  /** What is wrong with it, or with its sending; null for nothing. */
  readonly problem: string | null;
  onCode(code: string): void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** The field for a one-time code of an authenticator application: the first place of its dialog. */
export function CodeField({ id, t, code, problem, onCode, onKeyDown }: CodeFieldProps) {
  return (
    <FieldFrame id={id} label={t('login.code')} hint={t('login.codeHint')} problem={problem} required kind="single">
      <input
        ref={firstInDialog}
        id={fieldId(id)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        size={10}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, t('login.codeHint'), problem)}
        // A pasted code may stand in groups.
        onChange={({ target }) => onCode(target.value.replace(/\D/g, '').slice(0, 8))}
        onKeyDown={onKeyDown}
      />
    </FieldFrame>
  );
}
