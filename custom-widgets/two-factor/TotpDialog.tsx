import { useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, describedBy, FieldFrame, fieldId, firstInDialog, ModalDialog } from '../../renderer/widget-contract';

interface TotpDialogProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  readonly busy: boolean;
  onCode(code: string): Promise<void>;
  onClose(): void;
}

/** Asks for a code before two-factor login is switched on, as proof that the application was set up. Enter or space sends it. */
export function TotpDialog({ id, t, busy, onCode, onClose }: TotpDialogProps) {
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const field = `${id}-totp`;
  const wrong = empty ? t('rules.required') : null;
  const submit = () => {
    if (busy) return;
    setEmpty(code === '');
    if (code === '') document.getElementById(fieldId(field))?.focus();
    else void onCode(code);
  };
  return (
    <ModalDialog title={t('twoFactor.codeTitle')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FieldFrame id={field} label={t('login.code')} hint={t('login.codeHint')} problem={wrong} required kind="single">
          <input
            ref={firstInDialog}
            id={fieldId(field)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            size={10}
            aria-invalid={empty}
            aria-describedby={describedBy(field, t('login.codeHint'), wrong)}
            onChange={({ target }) => {
              setCode(target.value.replace(/\D/g, '').slice(0, 8));
              setEmpty(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              submit();
            }}
          />
        </FieldFrame>
        <p className="dialog-buttons">
          <Button look="primary" type="submit" aria-disabled={busy}>
            {t('login.confirmCode')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </p>
      </form>
    </ModalDialog>
  );
}
