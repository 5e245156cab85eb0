import { useState } from 'react';
import type { ScreenContext } from '../../engine';
import { DialogForm, fieldId, ModalDialog } from '../../renderer/widget-contract';
import { CodeField } from '../login/CodeField';

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
  const submit = () => {
    if (busy) return;
    setEmpty(code === '');
    if (code === '') document.getElementById(fieldId(field))?.focus();
    else void onCode(code);
  };
  return (
    <ModalDialog title={t('twoFactor.codeTitle')} closeName={null} onClose={onClose}>
      <DialogForm send={t('login.confirmCode')} busy={busy} onSend={submit} onClose={onClose}>
        <CodeField
          id={field}
          t={t}
          code={code}
          problem={empty ? `${t('rules.required')}. ${t('advice.field')}` : null}
          onCode={(typed) => {
            setCode(typed);
            setEmpty(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            submit();
          }}
        />
      </DialogForm>
    </ModalDialog>
  );
}
