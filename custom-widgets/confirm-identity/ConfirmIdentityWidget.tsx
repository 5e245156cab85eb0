import type { WidgetProps } from '../../renderer/widget-contract';
import { ExternalLogins } from '../login/ExternalLogins';
import { type ElsewhereCall, waysElsewhere } from '../login/ways-elsewhere';
import '../login/login.css';

/** Confirms the user's identity without a visit to the office: an external login begun within the session of the account. */
export function ConfirmIdentityWidget({ props, context, call }: WidgetProps<ElsewhereCall>) {
  const t = context.translate;
  const ways = waysElsewhere({ purpose: 'confirm', props, context, call });
  if (ways.length === 0) return null;
  return (
    <div className="login">
      <ExternalLogins
        t={t}
        title={t('login.confirmTitle')}
        lead={t('login.confirmLead')}
        origin={context.origin ?? ''}
        props={props}
        ways={ways}
      />
    </div>
  );
}
