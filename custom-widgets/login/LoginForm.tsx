import { type FormEvent, useEffect, useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, describedBy, FieldFrame, fieldId, ToneIcon } from '../../renderer/widget-contract';
import { CaptchaLine } from './CaptchaLine';
import type { Captcha } from './use-captcha';

interface LoginFormProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  /** What went wrong at the second step; null for nothing. A new object says that it went wrong again. */
  readonly refusal: LoginRefusal | null;
  readonly captcha: Captcha;
  /** Sends login and password; the answer is what went wrong, null for nothing. */
  onSubmit(login: string, password: string): Promise<string | null>;
}

/** Why the second step led back to the first one. */
export interface LoginRefusal {
  readonly words: string;
  /** Login and password are to be typed again. */
  readonly clears: boolean;
}

const names = ['login', 'haslo'] as const;
type Name = (typeof names)[number];
const nothing: Readonly<Record<Name, string>> = { login: '', haslo: '' };

/** Login and password. Empty fields are reported without a call. */
export function LoginForm({ id, t, refusal: sentBack, captcha, onSubmit }: LoginFormProps) {
  const [values, setValues] = useState<Readonly<Record<Name, string>>>(nothing);
  const [empty, setEmpty] = useState<readonly Name[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (sentBack === null) return;
    setRefusal(sentBack.words);
    if (sentBack.clears) setValues(nothing);
    // The dialog has given the focus back to where it came from; what is to be done next is here.
    document.getElementById(fieldId(`${id}-${sentBack.clears ? 'login' : 'haslo'}`))?.focus();
  }, [sentBack, id]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = names.filter((name) => values[name].trim() === '');
    setEmpty(missing);
    setRefusal(null);
    if (missing[0] !== undefined) {
      document.getElementById(fieldId(`${id}-${missing[0]}`))?.focus();
      return;
    }
    setBusy(true);
    const refused = await onSubmit(values.login, values.haslo);
    setBusy(false);
    setRefusal(refused);
    if (refused !== null) document.getElementById(fieldId(`${id}-haslo`))?.focus();
  };
  const field = (name: Name, type: 'text' | 'password', autoComplete: string) => {
    const fieldName = `${id}-${name}`;
    const wrong = empty.includes(name) ? `${t('rules.required')}. ${t(name === 'haslo' ? 'advice.password' : 'advice.field')}` : null;
    return (
      <FieldFrame id={fieldName} label={t(`login.${name}`)} hint={null} problem={wrong} required kind="single">
        <input
          id={fieldId(fieldName)}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={values[name]}
          aria-invalid={wrong !== null}
          aria-describedby={describedBy(fieldName, null, wrong)}
          onChange={({ target }) => {
            setValues({ ...values, [name]: target.value });
            setEmpty(empty.filter((other) => other !== name));
          }}
        />
      </FieldFrame>
    );
  };

  return (
    <form className="login-form" noValidate onSubmit={(event) => void submit(event)}>
      {field('login', 'text', 'username')}
      {field('haslo', shown ? 'text' : 'password', 'current-password')}
      <label className="login-show">
        <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        {t('login.showPassword')}
      </label>
      <CaptchaLine captcha={captcha} t={t} />
      <div role="alert">
        {refusal === null ? null : (
          <p className="login-problem">
            <ToneIcon tone="error" />
            {refusal}
          </p>
        )}
      </div>
      <Button look="primary" type="submit" aria-disabled={busy}>
        {busy ? t('login.busy') : t('login.submit')}
      </Button>
    </form>
  );
}
