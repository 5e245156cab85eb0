import { useMemo } from 'react';
import { amountWords, type ScreenContext } from '../../engine';
import { ExplainedButton } from './ExplainedButton';
import { chosenOf, type Instalment, isPayable, totalOf } from './instalment';
import type { Selection } from './selection';
import { useChosen } from './use-chosen';

interface PayBarProps {
  readonly id: string;
  readonly instalments: readonly Instalment[];
  readonly selection: Selection;
  /** True when another choice of filters has taken a selection away. */
  readonly isCleared: boolean;
  /** True when the office offers a gateway. */
  readonly canPay: boolean;
  readonly context: ScreenContext;
  onPay(): void;
}

/** How many instalments are selected, what they cost, and the button that pays them. It stays in view while the table is scrolled. */
export function PayBar({ id, instalments, selection, isCleared, canPay, context, onPay }: PayBarProps) {
  const t = context.translate;
  const ids = useChosen(selection);
  const chosen = useMemo(() => chosenOf(instalments, ids), [instalments, ids]);
  const sum = amountWords(totalOf(chosen), context);
  const isEmpty = chosen.length === 0;
  const payable = instalments.some(isPayable);
  const none = t(payable ? (isCleared ? 'payments.cleared' : 'payments.none') : 'payments.nonePayable');
  const whyNot = canPay ? (isEmpty ? t(payable ? 'payments.whyNothing' : 'payments.nonePayable') : null) : t('payments.noProvider');
  return (
    <section className="pay-bar" aria-label={t('payments.bar')}>
      <p className="pay-chosen" role="status">
        {isEmpty ? (
          <span>{none}</span>
        ) : (
          <>
            <span>{t('payments.chosen', { count: chosen.length })} </span>
            <strong className="pay-sum">{sum}</strong>
          </>
        )}
      </p>
      {canPay ? null : <p className="pay-none">{t('payments.noProvider')}</p>}
      <ExplainedButton id={`${id}-pay`} whyNot={whyNot} onPress={onPay}>
        {isEmpty ? t('payments.pay') : t('payments.payAmount', { amount: sum })}
      </ExplainedButton>
    </section>
  );
}
