import { useMemo } from 'react';
import type { ScreenContext } from '../../engine';
import { amountWords } from '../../portal';
import { Button, type Selection, useChosen } from '../../renderer/widget-contract';
import { ExplainedButton } from './ExplainedButton';
import { chosenOf, hasOneAccount, type Instalment, isPayable, totalOf } from './instalment';
import { isOverMost, ofFirstCards } from './most-cards';
import { costOf, type Offer, offersFor } from './providers';

interface PayBarProps {
  readonly id: string;
  readonly instalments: readonly Instalment[];
  readonly selection: Selection<number>;
  /** Most cards that one payment takes; null without a limit. */
  readonly mostCards: number | null;
  /** True when another choice of filters has taken a selection away. */
  readonly isCleared: boolean;
  readonly offers: readonly Offer[];
  /** True while the browser is on its way to the gateway. */
  readonly isBusy: boolean;
  readonly context: ScreenContext;
  onPay(): void;
}

/** How many instalments are selected, what they cost, and the button that pays them. It stays in view while the table is scrolled. */
export function PayBar({ id, instalments, selection, mostCards, isCleared, offers, isBusy, context, onPay }: PayBarProps) {
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
  const whyMany = isOverMost(chosen, mostCards) ? t('payments.most', { count: mostCards ?? 0 }) : null;
  const whyNot = canPay ? (whyEmpty ?? whyMany ?? whyApart) : t('payments.noProvider');
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
      {whyMany === null ? null : (
        <div className="pay-over">
          <p className="pay-none">
            {whyMany} {t('payments.mostTicked', { count: new Set(chosen.map(({ card }) => card)).size })}
          </p>
          <Button
            look="secondary"
            onClick={({ currentTarget }) => {
              // It goes with the press, so the focus goes on to the button that pays.
              currentTarget.closest('.pay-bar')?.querySelector<HTMLElement>('.pay-button button')?.focus();
              selection.choose(ofFirstCards(chosen, mostCards).map((instalment) => instalment.id));
            }}
          >
            {t('payments.keepFirst', { count: mostCards ?? 0 })}
          </Button>
        </div>
      )}
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
