import { useState } from 'react';
import type { ScreenContext } from '../../engine';
import { DialogForm, fieldId, ModalDialog } from '../../renderer/widget-contract';
import { CodeField } from './CodeField';

interface CodeDialogProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  /** Sends the code; the answer is what went wrong with the sending, null when the dialog has no more to do. */
  onCode(code: string): Promise<string | null>;
  onClose(): void;
}

/** Asks for the one-time code of the second login step. A code that could not be judged stays, to be sent again. */
export function CodeDialog({ id, t, onCode, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = `${id}-totp`;
  const submit = async () => {
    const refuse = (words: string) => {
      setProblem(words);
      document.getElementById(fieldId(field))?.focus();
    };
    if (code === '') {
      refuse(t('rules.required'));
      return;
    }
    setBusy(true);
    const refused = await onCode(code);
    setBusy(false);
    if (refused !== null) refuse(refused);
  };
  return (
    <ModalDialog title={t('login.codeTitle')} onClose={onClose}>
      <DialogForm send={t(busy ? 'login.busy' : 'login.confirmCode')} busy={busy} onSend={() => void submit()} onClose={onClose}>
        <CodeField
          id={field}
          t={t}
          code={code}
          problem={problem}
          onCode={(typed) => {
            setCode(typed);
            setProblem(null);
          }}
        />
      </DialogForm>
    </ModalDialog>
  );
}
