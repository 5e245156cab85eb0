import { useCallback, useEffect, useState } from 'react';
import type { OfficeError } from '../../engine';
import { Button, Failure, ToneIcon, useLeaveWarning, type WidgetProps } from '../../renderer/widget-contract';
import { isWrongCode } from '../login/code-refusal';
import { KeyAndCode } from './KeyAndCode';
import { ProofDialog } from './ProofDialog';
import { TotpDialog } from './TotpDialog';
import { parseTwoFactor, type TwoFactorSettings } from './two-factor-settings';
import './two-factor.css';

/** That nothing was saved, and why when the office says it. */
function notSaved({ opis }: OfficeError, t: WidgetProps['context']['translate']): string {
  return opis === null ? t('twoFactor.notSaved') : `${t('twoFactor.notSaved')}: ${opis}`;
}

type TwoFactorCalls = 'read' | 'save';

/** What a dialog asks for: the code of the scanned key, or a proof that the office wants besides what was given. */
type Asking = { readonly for: 'code' } | { readonly for: 'proof'; readonly totp: string | null };

interface Given {
  readonly totp: string | null;
  readonly haslo?: string;
}

/** Settings of the two-factor login: what to do, QR code and key, and a switch that takes effect when it is saved. */
export function TwoFactorWidget({ id, props, context, call, navigate, notify }: WidgetProps<TwoFactorCalls>) {
  const t = context.translate;
  const [settings, setSettings] = useState<TwoFactorSettings | 'loading' | 'failed'>('loading');
  const [on, setOn] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isChanged = typeof settings === 'object' && settings.active !== on;
  useLeaveWarning(isChanged);

  const read = useCallback(async () => {
    const answer = await call('read');
    const parsed = answer.ok ? parseTwoFactor(answer.value) : answer;
    setSettings(parsed.ok ? parsed.value : 'failed');
    if (parsed.ok) setOn(parsed.value.active);
  }, [call]);
  useEffect(() => {
    void read();
  }, [read]);

  const save = async ({ totp, haslo }: Given) => {
    setBusy(true);
    setProblem(null);
    const answer = await call('save', { body: { czy2FaAktywne: on, totp, ...(haslo !== undefined && { haslo }) } });
    setBusy(false);
    setAsking(null);
    if (answer.ok) {
      if (typeof settings === 'object') setSettings({ ...settings, active: on });
      notify(t('twoFactor.saved'));
    } else if (answer.failure.kod !== null && answer.failure.kod === props.proofNeeded && haslo === undefined)
      setAsking({ for: 'proof', totp });
    else setProblem(isWrongCode(answer.failure, props) ? t('login.wrongCode') : notSaved(answer.failure, t));
  };

  if (settings === 'loading') return <p role="status">{t('twoFactor.loading')}</p>;
  if (settings === 'failed') return <Failure message={t('errors.http')} onRetry={() => void read()} />;
  return (
    <div className="two-factor">
      <ol className="two-factor-steps">
        <li>{t('twoFactor.step1')}</li>
        <li>{t('twoFactor.step2')}</li>
        <li>{t('twoFactor.step3')}</li>
      </ol>
      <KeyAndCode settings={settings} t={t} notify={notify} />
      <button type="button" role="switch" aria-checked={on} className="two-factor-switch" onClick={() => setOn(!on)}>
        <span className="two-factor-track" aria-hidden="true" />
        <span>{t('twoFactor.switch')}</span>
        <span aria-hidden="true" className="two-factor-state">
          {t(on ? 'twoFactor.on' : 'twoFactor.off')}
        </span>
      </button>
      <div role="alert">
        {problem === null ? null : (
          <p className="two-factor-problem">
            <ToneIcon tone="error" />
            {problem}
          </p>
        )}
      </div>
      <p className="two-factor-buttons">
        <Button look="primary" aria-disabled={busy} onClick={() => (on ? setAsking({ for: 'code' }) : void save({ totp: null }))}>
          {t('twoFactor.save')}
        </Button>
        <Button look="secondary" onClick={() => navigate(typeof props.back === 'string' ? props.back : '/')}>
          {t('twoFactor.back')}
        </Button>
      </p>
      {asking?.for === 'code' ? (
        <TotpDialog id={id} t={t} busy={busy} onCode={(totp) => save({ totp })} onClose={() => setAsking(null)} />
      ) : null}
      {asking?.for === 'proof' ? (
        <ProofDialog
          id={id}
          t={t}
          busy={busy}
          // The code that switches it on is of the new key, and proves nothing about the owner.
          kinds={on ? ['password'] : ['code', 'password']}
          onProof={(kind, value) => save(kind === 'code' ? { totp: value } : { totp: asking.totp, haslo: value })}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  );
}
