import { type FormEvent, useRef, useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, describedBy, FieldFrame, fieldId, ToneIcon } from '../../renderer/widget-contract';

interface LoginFormProps {
  readonly id: string;
  readonly t: ScreenContext['translate'];
  /** What went wrong after the form was sent. */
  readonly problem: string | null;
  /** Sends login and password; the answer is what went wrong, null for nothing. */
  onSubmit(login: string, password: string): Promise<string | null>;
}

const names = ['login', 'haslo'] as const;
type Name = (typeof names)[number];

/** Login and password. Empty fields are told without a call. */
export function LoginForm({ id, t, problem, onSubmit }: LoginFormProps) {
  const [values, setValues] = useState<Readonly<Record<Name, string>>>({ login: '', haslo: '' });
  const [empty, setEmpty] = useState<readonly Name[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const told = refusal ?? problem;

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
  };
  const field = (name: Name, type: 'text' | 'password', autoComplete: string) => {
    const fieldName = `${id}-${name}`;
    const wrong = empty.includes(name) ? t('rules.required') : null;
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
    <form ref={form} className="login-form" noValidate onSubmit={(event) => void submit(event)}>
      {field('login', 'text', 'username')}
      {field('haslo', shown ? 'text' : 'password', 'current-password')}
      <label className="login-show">
        <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
        {t('login.showPassword')}
      </label>
      <div role="alert">
        {told === null ? null : (
          <p className="login-problem">
            <ToneIcon tone="error" />
            {told}
          </p>
        )}
      </div>
      <Button look="primary" type="submit" aria-disabled={busy}>
        {busy ? t('login.busy') : t('login.submit')}
      </Button>
    </form>
  );
}
