import { useEffect, useRef, useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, DialogForm, describedBy, FieldFrame, fieldId, firstInDialog, ModalDialog } from '../../renderer/widget-contract';
import { CodeField } from '../login/CodeField';

/** What proves that the owner of the account changes its protection. */
export type ProofKind = 'code' | 'password';

interface ProofDialogProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  readonly busy: boolean;
  /** What the office takes for this change, the usual one first. */
  readonly kinds: readonly [ProofKind, ...ProofKind[]];
  onProof(kind: ProofKind, value: string): Promise<void>;
  onClose(): void;
}

/** Asks for a one-time code or the password when the office wants to know that it is the owner who changes how the account is protected. */
export function ProofDialog({ id, t, busy, kinds, onProof, onClose }: ProofDialogProps) {
  const [kind, setKind] = useState(kinds[0]);
  const [value, setValue] = useState('');
  const [empty, setEmpty] = useState(false);
  const field = `${id}-proof-${kind}`;
  // Who takes the other proof goes on typing; the dialog itself has put the focus into the first field.
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    document.getElementById(fieldId(field))?.focus();
  }, [kind, field]);
  const other = kinds.find((one) => one !== kind);
  const type = (typed: string) => {
    setValue(typed);
    setEmpty(false);
  };
  const submit = () => {
    setEmpty(value === '');
    if (value === '') document.getElementById(fieldId(field))?.focus();
    else void onProof(kind, value);
  };
  const problem = empty ? `${t('rules.required')}. ${t('advice.field')}` : null;
  return (
    <ModalDialog title={t('twoFactor.proofTitle')} closeName={null} onClose={onClose}>
      <DialogForm
        send={t('twoFactor.confirm')}
        busy={busy}
        onSend={submit}
        onClose={onClose}
        more={
          other === undefined ? null : (
            <Button
              look="quiet"
              onClick={() => {
                setKind(other);
                type('');
              }}
            >
              {t(other === 'password' ? 'twoFactor.usePassword' : 'twoFactor.useCode')}
            </Button>
          )
        }
      >
        <p>{t(kind === 'code' ? 'twoFactor.proofCode' : 'twoFactor.proofPassword')}</p>
        {kind === 'code' ? (
          <CodeField id={field} t={t} code={value} problem={problem} onCode={type} />
        ) : (
          <FieldFrame id={field} label={t('login.haslo')} hint={null} problem={problem} required kind="single">
            <input
              ref={firstInDialog}
              id={fieldId(field)}
              type="password"
              autoComplete="current-password"
              value={value}
              aria-invalid={empty}
              aria-describedby={describedBy(field, null, problem)}
              onChange={({ target }) => type(target.value)}
            />
          </FieldFrame>
        )}
      </DialogForm>
    </ModalDialog>
  );
}
