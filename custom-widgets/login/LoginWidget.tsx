import { useEffect, useState } from 'react';
import type { OfficeError } from '../../engine';
import type { WidgetProps } from '../../renderer/widget-contract';
import { CodeDialog } from './CodeDialog';
import { ExternalLogins, externalLogins } from './ExternalLogins';
import { LoginForm } from './LoginForm';
import { useCaptcha } from './use-captcha';
import './login.css';

type LoginCalls = 'logIn' | 'secondFactor' | 'captcha' | 'node' | 'trustedProfile';

// The office's number for an account whose activation link was not used yet.
const notActivated = '1009';
const mostLines = 3;

/** Logging in: login and password of the portal, then the one-time code where the account asks for one; or a login elsewhere. */
export function LoginWidget({ id, props, context, call, navigate, session }: WidgetProps<LoginCalls>) {
  const t = context.translate;
  // A new form after a refused code: login and password are typed again.
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const captcha = useCaptcha(props.captcha === true, () => call('captcha'));
  const wanted = typeof props.wanted === 'string' ? props.wanted : null;
  const isWaitingForCode = session.kind === 'code-needed';
  const lacksFirstStep = props.secondStep === true && !isWaitingForCode && session.kind === 'visitor';
  const wordsOf = (error: OfficeError) => error.opis ?? t(`errors.${error.kind}`);

  useEffect(() => {
    if (lacksFirstStep) navigate(loginRoute(props), { replace: true });
  }, [lacksFirstStep, navigate, props]);

  const logIn = async (login: string, haslo: string): Promise<string | null> => {
    setProblem(null);
    const recaptcha = await captcha.take();
    const answer = await call('logIn', { body: { login, haslo, recaptcha } });
    if (captcha.state !== 'off') captcha.again();
    if (!answer.ok) return answer.failure.kod === notActivated ? t('login.notActivated') : wordsOf(answer.failure);
    const outcome = await session.takeLoginAnswer(answer.value);
    if (outcome === 'failed') return t('login.failed');
    if (outcome !== 'code-needed') session.goOn(wanted);
    return null;
  };
  const sendCode = async (totp: string): Promise<void> => {
    const answer = await call('secondFactor', { body: { totp, token: session.pendingToken } });
    if (answer.ok && (await session.start(answer.value))) {
      session.goOn(wanted);
      return;
    }
    setProblem(answer.ok ? t('login.failed') : answer.failure.kind === 'office' ? codeWords(answer.failure, t) : wordsOf(answer.failure));
    setTurn((before) => before + 1);
    session.giveUp();
  };
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
      {props.form === false ? null : <LoginForm key={turn} id={id} t={t} problem={problem} captcha={captcha} onSubmit={logIn} />}
      <ExternalLogins
        t={t}
        title={t('login.external')}
        label={(login) => t(`login.${login}`)}
        origin={context.origin ?? ''}
        offered={externalLogins.filter((login) => props[login] === true)}
        ask={(login, query) => call(login, { query })}
      />
      {isWaitingForCode ? <CodeDialog id={id} t={t} onCode={sendCode} onClose={session.giveUp} /> : null}
    </div>
  );
}

function loginRoute(props: WidgetProps['props']): string {
  return typeof props.firstStep === 'string' ? props.firstStep : '/';
}

/** A refused code in our own words; what else the office says, such as too many tries, in its own. */
function codeWords({ status, opis }: OfficeError, t: (key: string) => string): string {
  return status === 429 && opis !== null ? opis : t('login.wrongCode');
}
