import { useEffect, useState } from 'react';
import type { OfficeError } from '../../engine';
import type { WidgetProps } from '../../renderer/widget-contract';
import { CodeDialog, type CodeKind } from './CodeDialog';
import { isLoginOver, isWrongCode, readCodesLeft } from './code-answers';
import { ExternalLogins } from './ExternalLogins';
import { LoginForm, type LoginRefusal } from './LoginForm';
import { useCaptcha } from './use-captcha';
import { type ElsewhereCall, waysElsewhere } from './ways-elsewhere';
import './login.css';

type LoginCalls = 'logIn' | 'secondFactor' | 'captcha' | ElsewhereCall;

// The office's number for an account whose activation link was not used yet.
const notActivated = '1009';
const mostLines = 3;

/** Logging in: login and password of the portal, then the one-time code where the account asks for one; or an external login. */
export function LoginWidget({ id, props, context, call, navigate, notify, session }: WidgetProps<LoginCalls>) {
  const t = context.translate;
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  const captcha = useCaptcha(props.captcha === true, () => call('captcha'));
  const wanted = typeof props.wanted === 'string' ? props.wanted : null;
  const isWaitingForCode = session.kind === 'code-needed';
  const lacksFirstStep = props.secondStep === true && !isWaitingForCode && session.kind === 'visitor';
  const wordsOf = (error: OfficeError) => error.opis ?? t(`errors.${error.kind}`);

  useEffect(() => {
    if (lacksFirstStep) navigate(loginRoute(props), { replace: true });
  }, [lacksFirstStep, navigate, props]);

  // Whoever is signed in has no more to do here: after a login of this page, of another tab, or of an earlier visit.
  const { isKnown, continueAfterLogin } = session;
  useEffect(() => {
    if (isKnown) continueAfterLogin(wanted);
  }, [isKnown, continueAfterLogin, wanted]);

  const logIn = async (login: string, haslo: string): Promise<string | null> => {
    setRefusal(null);
    const recaptcha = await captcha.take();
    const answer = await call('logIn', { body: { login, haslo, recaptcha } });
    if (captcha.state !== 'off') captcha.again();
    if (!answer.ok) return answer.failure.kod === notActivated ? t('login.notActivated') : wordsOf(answer.failure);
    const outcome = await session.takeLoginAnswer(answer.value);
    return outcome === 'failed' ? t('login.failed') : null;
  };
  const sendCode = async (totp: string, kind: CodeKind): Promise<string | null> => {
    const answer = await call('secondFactor', { body: { totp, token: session.pendingToken } });
    if (answer.ok && (await session.start(answer.value))) {
      const left = readCodesLeft(answer.value);
      if (left !== null) notify(t('login.recoveryLeft', { left }));
      return null;
    }
    const startAgain = (words: string, clears: boolean) => {
      session.cancelLogin();
      setRefusal({ words, clears });
      return null;
    };
    if (answer.ok) return startAgain(t('login.failed'), false);
    if (isWrongCode(answer.failure, props)) {
      return startAgain(t(kind === 'recovery' ? 'login.wrongRecoveryCode' : 'login.wrongCode'), true);
    }
    if (isLoginOver(answer.failure, props)) return startAgain(wordsOf(answer.failure), false);
    // Nothing was said of the code: it may be sent again as it stands.
    return wordsOf(answer.failure);
  };
  const ways = waysElsewhere({ purpose: 'logIn', props, context, call });
  const lines = Array.isArray(props.lines) ? props.lines.filter((line) => typeof line === 'string' && line.trim() !== '') : [];

  return (
    <div className="login">
      {lines.length === 0 ? null : (
        <ul className="login-lines">
          {lines.slice(0, mostLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ExternalLogins t={t} title={t('login.external')} origin={context.origin ?? ''} props={props} ways={ways} />
      {props.form === false ? null : (
        <div className="login-own">
          {ways.length === 0 ? null : <h2>{t('login.own')}</h2>}
          <LoginForm id={id} t={t} refusal={refusal} captcha={captcha} onSubmit={logIn} />
        </div>
      )}
      {isWaitingForCode ? (
        <CodeDialog id={id} t={t} takesRecoveryCode={session.takesRecoveryCode} onCode={sendCode} onClose={session.cancelLogin} />
      ) : null}
    </div>
  );
}

function loginRoute(props: WidgetProps['props']): string {
  return typeof props.firstStep === 'string' ? props.firstStep : '/';
}
