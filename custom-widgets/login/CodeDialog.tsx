import { type FormEvent, useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, fieldId, ModalDialog } from '../../renderer/widget-contract';
import { CodeField } from './CodeField';

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
        <CodeField
          id={field}
          t={t}
          code={code}
          empty={empty}
          onCode={(typed) => {
            setCode(typed);
            setEmpty(false);
          }}
        />
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
