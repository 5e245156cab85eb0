import { useCallback, useEffect, useState } from 'react';
import type { OfficeError } from '../../engine';
import { Button, Failure, ToneIcon, useLeaveWarning, type WidgetProps } from '../../renderer/widget-contract';
import { isWrongCode } from '../login/code-answers';
import { CodesLeft } from './CodesLeft';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpSteps } from './SetUpSteps';
import { TotpDialog } from './TotpDialog';
import { parseRecoveryCodes, parseTwoFactor, type TwoFactorSettings } from './two-factor-settings';
import './two-factor.css';

/** That nothing was saved, and why when the office says it. */
function notSaved({ opis }: OfficeError, t: WidgetProps['context']['translate']): string {
  return opis === null ? t('twoFactor.notSaved') : `${t('twoFactor.notSaved')}: ${opis}`;
}

type TwoFactorCalls = 'read' | 'save';

/** What a dialog asks for: the code of the scanned key, or a proof that the office wants besides what was given, or for new recovery codes. */
type Asking = { readonly for: 'code' } | { readonly for: 'proof'; readonly totp: string | null } | { readonly for: 'new-codes' };

interface Given {
  readonly totp: string | null;
  readonly haslo?: string;
}

interface Change {
  readonly active: boolean;
  readonly given: Given;
  readonly newCodes?: boolean;
}

/**
 * Settings of the two-factor login: its state, what to do to switch it on with QR code and key, a switch that takes effect when it is saved,
 * and the recovery codes.
 */
export function TwoFactorWidget({ id, props, context, call, navigate, notify }: WidgetProps<TwoFactorCalls>) {
  const t = context.translate;
  const [settings, setSettings] = useState<TwoFactorSettings | 'loading' | 'failed'>('loading');
  const [on, setOn] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
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

  const save = async ({ active, given, newCodes = false }: Change) => {
    setBusy(true);
    setProblem(null);
    const answer = await call('save', { body: { czy2FaAktywne: active, ...given, ...(newCodes && { noweKodyZapasowe: true }) } });
    setBusy(false);
    setAsking(null);
    if (answer.ok) {
      const made = active ? parseRecoveryCodes(answer.value) : null;
      setCodes(made);
      setSettings((before) =>
        typeof before === 'object' ? { ...before, active, ...(made !== null && { codesLeft: made.length }) } : before,
      );
      if (!newCodes) notify(t('twoFactor.saved'));
      // The key that was in use is over: the next one is shown.
      if (!active) await read();
    } else if (answer.failure.kod !== null && answer.failure.kod === props.proofNeeded && given.haslo === undefined)
      setAsking({ for: 'proof', totp: given.totp });
    else setProblem(isWrongCode(answer.failure, props) ? t('login.wrongCode') : notSaved(answer.failure, t));
  };

  if (settings === 'loading') return <p role="status">{t('twoFactor.loading')}</p>;
  if (settings === 'failed') return <Failure message={t('errors.http')} onRetry={() => void read()} />;
  if (codes !== null) return <RecoveryCodes codes={codes} t={t} notify={notify} onDone={() => setCodes(null)} />;
  const { active, codesLeft } = settings;
  return (
    <div className="two-factor">
      <p className="two-factor-now">
        <ToneIcon tone={active ? 'success' : 'info'} />
        {t('twoFactor.state', { state: t(active ? 'twoFactor.on' : 'twoFactor.off') })}
      </p>
      {active ? null : <SetUpSteps settings={settings} t={t} notify={notify} />}
      {active && codesLeft !== null ? <CodesLeft left={codesLeft} t={t} busy={busy} onNew={() => setAsking({ for: 'new-codes' })} /> : null}
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
        <Button
          look="primary"
          aria-disabled={busy || !isChanged}
          aria-describedby={isChanged ? undefined : `${id}-unchanged`}
          onClick={() => {
            if (!isChanged) return;
            if (on) setAsking({ for: 'code' });
            else void save({ active: false, given: { totp: null } });
          }}
        >
          {t('twoFactor.save')}
        </Button>
        <Button look="secondary" onClick={() => navigate(typeof props.back === 'string' ? props.back : '/')}>
          {t('twoFactor.back')}
        </Button>
      </p>
      {isChanged ? null : (
        <p id={`${id}-unchanged`} className="field-note">
          {t('forms.unchanged')}
        </p>
      )}
      {asking?.for === 'code' ? (
        <TotpDialog id={id} t={t} busy={busy} onCode={(totp) => save({ active: true, given: { totp } })} onClose={() => setAsking(null)} />
      ) : null}
      {asking?.for === 'proof' ? (
        <ProofDialog
          id={id}
          t={t}
          busy={busy}
          // The code that switches it on is of the new key, and proves nothing about the owner.
          kinds={on ? ['password'] : ['code', 'password']}
          onProof={(kind, value) => save({ active: on, given: kind === 'code' ? { totp: value } : { totp: asking.totp, haslo: value } })}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking?.for === 'new-codes' ? (
        <ProofDialog
          id={id}
          t={t}
          busy={busy}
          kinds={['code', 'password']}
          onProof={(kind, value) =>
            save({ active: true, given: kind === 'code' ? { totp: value } : { totp: null, haslo: value }, newCodes: true })
          }
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  );
}
