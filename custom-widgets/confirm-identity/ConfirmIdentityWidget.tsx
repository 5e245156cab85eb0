import type { WidgetProps } from '../../renderer/widget-contract';
import { ExternalLogins, externalLogins } from '../login/ExternalLogins';
import '../login/login.css';

/** Confirming who one is without going to the office: a login elsewhere that is begun in the session of the own account. */
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
