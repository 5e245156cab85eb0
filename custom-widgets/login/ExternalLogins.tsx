import { useState } from 'react';
import type { ScreenContext } from '../../engine';
import { Button, ToneIcon, type WidgetProps } from '../../renderer/widget-contract';
import { leavePortal } from '../leaving/leave-portal';
import type { WayElsewhere } from './ways-elsewhere';

interface ExternalLoginsProps {
  readonly t: ScreenContext['translate'];
  /** Sentence under the heading. */
  readonly lead?: string;
  readonly title: string;
  readonly origin: string;
  /** Settings of the widget, with the addresses to which the other side sends back. */
  readonly props: WidgetProps['props'];
  readonly ways: readonly WayElsewhere[];
}

/** Buttons that lead to logins elsewhere; the resident comes back to one of three addresses of this portal. */
export function ExternalLogins({ t, title, lead, origin, props, ways }: ExternalLoginsProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  if (ways.length === 0) return null;
  const leave = async ({ id, ask }: WayElsewhere) => {
    if (busy !== null) return;
    setBusy(id);
    setFailed(false);
    const redirect = await ask({
      adresOk: `${origin}${props.returnDone}`,
      adresBlad: `${origin}${props.returnFailed}`,
      adresPotwierdz: `${origin}${props.returnUnknown}`,
    });
    if (redirect !== null) {
      leavePortal(redirect);
      return;
    }
    setBusy(null);
    setFailed(true);
  };
  return (
    <div className="login-external">
      <h2>{title}</h2>
      {lead === undefined ? null : <p className="login-lead">{lead}</p>}
      {ways.map((way) => (
        <div key={way.id}>
          <Button look="secondary" aria-disabled={busy !== null} onClick={() => void leave(way)}>
            {busy === way.id ? t('login.leaving') : way.label}
          </Button>
          {way.note === null ? null : <p className="login-note">{way.note}</p>}
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
