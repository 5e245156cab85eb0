import { useState } from 'react';
import type { WidgetProps } from '../../renderer/widget-contract';
import { CodeDialog } from './CodeDialog';
import { LoginForm } from './LoginForm';
import './login.css';

type LoginCalls = 'logIn' | 'secondFactor' | 'captcha' | 'node' | 'trustedProfile';

/** Logging in: login and password of the portal, then the one-time code where the account asks for one. */
export function LoginWidget({ id, props, context, call, session }: WidgetProps<LoginCalls>) {
  const t = context.translate;
  // A new form after a refused code: login and password are typed again.
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = typeof props.wanted === 'string' ? props.wanted : null;

  const logIn = async (login: string, haslo: string): Promise<string | null> => {
    setProblem(null);
    const answer = await call('logIn', { body: { login, haslo, recaptcha: null } });
    if (!answer.ok)
      return answer.failure.kod === notActivated ? t('login.notActivated') : (answer.failure.opis ?? t(`errors.${answer.failure.kind}`));
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
    const isWrongCode = !answer.ok && answer.failure.kind === 'office';
    setProblem(isWrongCode ? t('login.wrongCode') : t('login.failed'));
    setTurn((before) => before + 1);
    session.giveUp();
  };

  return (
    <div className="login">
      {props.form === false ? null : <LoginForm key={turn} id={id} t={t} problem={problem} onSubmit={logIn} />}
      {session.kind === 'code-needed' ? <CodeDialog id={id} t={t} onCode={sendCode} onClose={session.giveUp} /> : null}
    </div>
  );
}

const notActivated = '1009';
