import { useEffect, useRef, useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, DialogForm, fieldId, ModalDialog } from '../../renderer/widget-contract';
import { CodeField } from './CodeField';
import { RecoveryCodeField } from './RecoveryCodeField';

/** What completes a login: a code of the application, or one of the codes that were kept for its loss. */
export type CodeKind = 'one-time' | 'recovery';

interface CodeDialogProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  /** A recovery code may be given in place of the one-time code. */
  readonly takesRecoveryCode: boolean;
  /** Sends the code; the answer is what went wrong with the sending, null when the dialog has no more to do. */
  onCode(code: string, kind: CodeKind): Promise<string | null>;
  onClose(): void;
}

/** Asks for the code of the second login step. A code that could not be judged stays, to be sent again. */
export function CodeDialog({ id, t, takesRecoveryCode, onCode, onClose }: CodeDialogProps) {
  const [kind, setKind] = useState<CodeKind>('one-time');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = useRef(kind);
  const field = kind === 'one-time' ? `${id}-totp` : `${id}-recovery`;
  const focusField = () => document.getElementById(fieldId(field))?.focus();
  // When the dialog opens, the browser finds the field by itself.
  useEffect(() => {
    if (shown.current !== kind) document.getElementById(fieldId(field))?.focus();
    shown.current = kind;
  }, [kind, field]);
  const type = (typed: string) => {
    setCode(typed);
    setProblem(null);
  };
  const refuse = (words: string) => {
    setProblem(words);
    focusField();
  };
  const submit = async () => {
    if (code.trim() === '') {
      refuse(`${t('rules.required')}. ${t('advice.field')}`);
      return;
    }
    setBusy(true);
    const refused = await onCode(code.trim(), kind);
    setBusy(false);
    if (refused !== null) refuse(refused);
  };
  const change = () => {
    setKind(kind === 'one-time' ? 'recovery' : 'one-time');
    type('');
  };
  const parts = { id: field, t, code, problem, onCode: type };
  return (
    <ModalDialog title={t('login.codeTitle')} closeName={null} onClose={onClose}>
      <DialogForm
        send={t(busy ? 'login.busy' : 'login.confirmCode')}
        busy={busy}
        onSend={() => void submit()}
        onClose={onClose}
        more={
          takesRecoveryCode ? (
            <Button look="quiet" aria-disabled={busy} onClick={() => (busy ? undefined : change())}>
              {t(kind === 'one-time' ? 'login.useRecoveryCode' : 'login.useCode')}
            </Button>
          ) : null
        }
      >
        {kind === 'one-time' ? <CodeField {...parts} /> : <RecoveryCodeField {...parts} />}
      </DialogForm>
    </ModalDialog>
  );
}
