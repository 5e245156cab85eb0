import type { WidgetProps } from '../../renderer/widget-contract';
import { ExternalLogins, externalLogins } from '../login/ExternalLogins';
import '../login/login.css';

/** Confirms the user's identity without a visit to the office: an external login begun within the session of the account. */
export function ConfirmIdentityWidget({ props, context, call }: WidgetProps<'node' | 'trustedProfile'>) {
  const t = context.translate;
  const offered = externalLogins.filter((login) => props[login] === true);
  if (offered.length === 0) return null;
  return (
    <div className="login">
      <ExternalLogins
        t={t}
        title={t('login.confirmTitle')}
        lead={t('login.confirmLead')}
        label={(login) => t(`login.${login}Confirm`)}
        origin={context.origin ?? ''}
        props={props}
        offered={offered}
        ask={(login, query) => call(login, { query })}
      />
    </div>
  );
}
