import type { ScreenContext } from '../../engine';
import { describedBy, FieldFrame, fieldId } from '../../renderer/widget-contract';

interface RecoveryCodeFieldProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  readonly code: string;
  /** What is wrong with it, or with its sending; null for nothing. */
  readonly problem: string | null;
  onCode(code: string): void;
}

const longestCode = 100;

/** The field for a recovery code. What a code looks like is the office's, so nothing that was typed is changed. */
export function RecoveryCodeField({ id, t, code, problem, onCode }: RecoveryCodeFieldProps) {
  return (
    <FieldFrame id={id} label={t('login.recoveryCode')} hint={t('login.recoveryCodeHint')} problem={problem} required kind="single">
      <input
        id={fieldId(id)}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestCode}
        size={16}
        value={code}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, t('login.recoveryCodeHint'), problem)}
        onChange={({ target }) => onCode(target.value)}
      />
    </FieldFrame>
  );
}
