import { useMemo } from 'react';
import type { ScreenContext } from '../../engine';
import { amountWords } from '../../portal';
import { type Selection, useChosen } from '../../renderer/widget-contract';
import { ExplainedButton } from './ExplainedButton';
import { chosenOf, hasOneAccount, type Instalment, isPayable, totalOf } from './instalment';
import { costOf, type Offer, offersFor } from './providers';

interface PayBarProps {
  readonly id: string;
  readonly instalments: readonly Instalment[];
  readonly selection: Selection<number>;
  /** True when another choice of filters has taken a selection away. */
  readonly isCleared: boolean;
  readonly offers: readonly Offer[];
  /** True while the browser is on its way to the gateway. */
  readonly isBusy: boolean;
  readonly context: ScreenContext;
  onPay(): void;
}

/** How many instalments are selected, what they cost, and the button that pays them. It stays in view while the table is scrolled. */
export function PayBar({ id, instalments, selection, isCleared, offers, isBusy, context, onPay }: PayBarProps) {
  const t = context.translate;
  const ids = useChosen(selection);
  const chosen = useMemo(() => chosenOf(instalments, ids), [instalments, ids]);
  const due = totalOf(chosen);
  const isEmpty = chosen.length === 0;
  const canPay = offers.length > 0;
  // With one gateway nothing is asked after the press, so that what it costs is said here.
  const [only] = offers.length === 1 ? offers : [];
  const cost = only && !isEmpty ? costOf(due, only) : null;
  const payable = instalments.some(isPayable);
  const unchosen = isCleared ? 'payments.cleared' : 'payments.none';
  const none = t(payable ? unchosen : 'payments.nonePayable');
  const whyEmpty = isEmpty ? t(payable ? 'payments.whyNothing' : 'payments.nonePayable') : null;
  const whyApart = offersFor(offers, hasOneAccount(chosen)).length === 0 ? t('payments.accountsDiffer') : null;
  const whyNot = canPay ? (whyEmpty ?? whyApart) : t('payments.noProvider');
  return (
    <section className="pay-bar" aria-label={t('payments.bar')}>
      <p className="pay-chosen" role="status">
        {isEmpty ? (
          <span>{none}</span>
        ) : (
          <>
            <span>{t('payments.chosen', { count: chosen.length })} </span>
            <strong className="pay-sum">{amountWords(due, context)}</strong>
            {cost?.commission == null ? null : (
              <span className="pay-commission">{t('payments.commissionOf', { amount: amountWords(cost.commission, context) })}</span>
            )}
          </>
        )}
      </p>
      {canPay ? null : <p className="pay-none">{t('payments.noProvider')}</p>}
      {canPay && !isEmpty && whyApart !== null ? <p className="pay-none">{whyApart}</p> : null}
      <ExplainedButton id={`${id}-pay`} whyNot={whyNot} isBusy={isBusy} onPress={onPay}>
        {isBusy
          ? t('payments.leaving')
          : isEmpty
            ? t('payments.pay')
            : t('payments.payAmount', { amount: amountWords(cost?.total ?? due, context) })}
      </ExplainedButton>
    </section>
  );
}
