import { useState } from 'react';
import type { OfficeError, Result, ScreenContext } from '../../engine';
import { Button, ToneIcon, type WidgetProps } from '../../renderer/widget-contract';
import { postForm, readRedirect } from './post-form';

/** Ways of logging in elsewhere. */
export const externalLogins = ['node', 'trustedProfile'] as const;

/** A way of logging in elsewhere. */
export type ExternalLogin = (typeof externalLogins)[number];

interface ExternalLoginsProps {
  readonly t: ScreenContext['translate'];
  /** Sentence under the heading. */
  readonly lead?: string;
  readonly title: string;
  /** Words of the button of each way. */
  label(login: ExternalLogin): string;
  readonly origin: string;
  /** Settings of the widget, with the addresses to which the node sends back. */
  readonly props: WidgetProps['props'];
  readonly offered: readonly ExternalLogin[];
  ask(login: ExternalLogin, query: Readonly<Record<string, string>>): Promise<Result<unknown, OfficeError>>;
}

/** Buttons that lead to the identity node of the state; it sends the resident back to one of three addresses of this portal. */
export function ExternalLogins({ t, title, lead, label, origin, props, offered, ask }: ExternalLoginsProps) {
  const [busy, setBusy] = useState<ExternalLogin | null>(null);
  const [failed, setFailed] = useState(false);
  if (offered.length === 0) return null;
  const leave = async (login: ExternalLogin) => {
    if (busy !== null) return;
    setBusy(login);
    setFailed(false);
    const answer = await ask(login, {
      adresOk: `${origin}${props.returnDone}`,
      adresBlad: `${origin}${props.returnFailed}`,
      adresPotwierdz: `${origin}${props.returnUnknown}`,
    });
    const redirect = answer.ok ? readRedirect(answer.value) : null;
    if (redirect !== null) {
      postForm(redirect);
      return;
    }
    setBusy(null);
    setFailed(true);
  };
  return (
    <div className="login-external">
      <h2>{title}</h2>
      {lead === undefined ? null : <p className="login-lead">{lead}</p>}
      {offered.map((login) => (
        <div key={login}>
          <Button look="secondary" aria-disabled={busy !== null} onClick={() => void leave(login)}>
            {busy === login ? t('login.leaving') : label(login)}
          </Button>
          <p className="login-note">{t(`login.${login}Note`)}</p>
        </div>
      ))}
      <div role="alert">
        {failed ? (
          <p className="login-problem">
            <ToneIcon tone="error" />
            {t('login.redirectFailed')}
          </p>
        ) : null}
      </div>
    </div>
  );
}
