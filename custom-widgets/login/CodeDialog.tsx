import { type FormEvent, useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, describedBy, FieldFrame, fieldId, firstInDialog, ModalDialog } from '../../renderer/widget-contract';

interface CodeDialogProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  onCode(code: string): Promise<void>;
  onClose(): void;
}

/** Asks for the one-time code of the second login step. */
export function CodeDialog({ id, t, onCode, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = `${id}-totp`;
  const wrong = empty ? t('rules.required') : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code === '') {
      setEmpty(true);
      document.getElementById(fieldId(field))?.focus();
      return;
    }
    setBusy(true);
    await onCode(code);
    setBusy(false);
  };
  return (
    <ModalDialog title={t('login.codeTitle')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FieldFrame id={field} label={t('login.code')} hint={t('login.codeHint')} problem={wrong} required kind="single">
          <input
            ref={firstInDialog}
            id={fieldId(field)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            size={10}
            aria-invalid={wrong !== null}
            aria-describedby={describedBy(field, t('login.codeHint'), wrong)}
            // A pasted code may stand in groups.
            onChange={({ target }) => {
              setCode(target.value.replace(/\D/g, '').slice(0, 8));
              setEmpty(false);
            }}
          />
        </FieldFrame>
        <p className="dialog-buttons">
          <Button look="primary" type="submit" aria-disabled={busy}>
            {busy ? t('login.busy') : t('login.confirmCode')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </p>
      </form>
    </ModalDialog>
  );
}
