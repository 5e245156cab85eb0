import { groupedAccount, type ScreenContext } from '../../engine';
import { amountWords } from '../../portal';
import { accountOf, type ChosenInstalment, totalOf } from './instalment';
import type { PaymentSettings } from './payment-settings';
import type { Cost } from './providers';

const mostListed = 4;

interface PaymentSummaryProps {
  readonly settings: PaymentSettings;
  readonly chosen: readonly ChosenInstalment[];
  readonly office: string;
  readonly context: ScreenContext;
  /** Null until a gateway is chosen. */
  readonly cost: Cost | null;
  /** True while it is open which commission there will be. */
  readonly dependsOnChoice: boolean;
}

/** The sum that will be paid, with the commission as soon as it is known. */
export function PaymentTotal({ chosen, context, cost }: Pick<PaymentSummaryProps, 'chosen' | 'context' | 'cost'>) {
  return (
    <p className="pay-total">
      <span>{context.translate('payments.total')}</span>
      <strong>{amountWords(cost?.total ?? totalOf(chosen), context)}</strong>
    </p>
  );
}

/** What is paid, to whom, on which account, with which commission. Its lines are there from the start, so that none moves when a gateway is chosen. */
export function PaymentSummary({ settings, chosen, office, context, cost, dependsOnChoice }: PaymentSummaryProps) {
  const t = context.translate;
  const due = totalOf(chosen);
  const account = accountOf(chosen);
  const listed = chosen.length <= mostListed + 1 ? chosen : chosen.slice(0, mostListed);
  const rest = chosen.length - listed.length;
  const known = cost?.commission ?? null;
  const open = cost === null && dependsOnChoice ? t('payments.commissionOpen') : null;
  const commission = known === null ? open : amountWords(known, context);
  return (
    <dl className="pay-summary">
      <div>
        <dt>{t('payments.what')}</dt>
        <dd>
          {settings.about === null ? null : <p>{settings.about}</p>}
          <ul>
            {listed.map((instalment) => (
              <li key={instalment.id}>
                <span>{instalment.about}</span> <span>{amountWords(instalment.amount, context)}</span>
              </li>
            ))}
            {rest > 0 ? <li>{t('payments.more', { count: rest })}</li> : null}
          </ul>
        </dd>
      </div>
      {commission === null ? null : (
        <>
          <Line label={t('payments.due')} value={amountWords(due, context)} />
          <Line label={t('payments.commission')} value={commission} />
        </>
      )}
      {context.subject === null ? null : <Line label={t('payments.payer')} value={context.subject.name} />}
      <Line label={t('payments.recipient')} value={office} />
      {account === null ? null : <Line label={t('payments.account')} value={inGroups(groupedAccount(account))} />}
    </dl>
  );
}

/** On a narrow screen the number goes on below after a group, not in the middle of one. */
function inGroups(account: string): string {
  return account.replaceAll('\u00a0', ' ');
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
