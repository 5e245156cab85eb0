import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ScreenContext } from '../../engine';
import { amountWords } from '../../portal';
import { Button, fieldId, ModalDialog, ToneIcon } from '../../renderer/widget-contract';
import { type ChosenInstalment, hasOneAccount, totalOf } from './instalment';
import { PaymentSummary, PaymentTotal } from './PaymentSummary';
import { ProviderChoice } from './ProviderChoice';
import type { PaymentSettings } from './payment-settings';
import { cheapestFirst, costOf, offersFor } from './providers';
import type { Payment } from './use-payment';
import './pay-dialog.css';

interface PayDialogProps {
  readonly id: string;
  readonly settings: PaymentSettings;
  readonly chosen: readonly ChosenInstalment[];
  readonly office: string;
  readonly context: ScreenContext;
  readonly payment: Payment;
  onClose(): void;
}

/**
 * Before leaving for one of several gateways: for how much, by which gateway, what is paid, to whom and on which account. Sum, choice and
 * button are seen together, also on a phone. With one gateway it is there only when the payment did not begin, or the office asks back.
 */
export function PayDialog({ id, settings, chosen, office, context, payment, onClose }: PayDialogProps) {
  const t = context.translate;
  const [only] = settings.offers;
  const isChoice = settings.offers.length > 1;
  const [chosenId, setChosenId] = useState(isChoice ? null : (only?.provider.id ?? null));
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, turn, question, pay } = payment;
  const due = totalOf(chosen);
  const usable = offersFor(settings.offers, hasOneAccount(chosen));
  const left = settings.offers.filter((other) => !usable.includes(other)).map(({ provider }) => provider.name);
  const offer = usable.find((candidate) => candidate.provider.id === chosenId);
  const cost = offer ? costOf(due, offer) : null;
  const dependsOnChoice = usable.some((one) => costOf(due, one).commission !== null);
  const amount = amountWords(cost?.total ?? due, context);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The message stands before its field gets the focus, so that the dialog shows both.
    flushSync(() => setMissing(offer === undefined));
    if (offer === undefined) document.getElementById(fieldId(`${id}-provider`))?.focus();
    else void pay(offer, chosen);
  };
  return (
    <ModalDialog title={t(isChoice ? 'payments.chooseTitle' : 'payments.title')} onClose={onClose}>
      <form className="pay-dialog" noValidate onSubmit={submit}>
        <PaymentTotal chosen={chosen} context={context} cost={cost} />
        {isChoice ? (
          <ProviderChoice
            id={id}
            offers={cheapestFirst(usable, due)}
            hint={left.length === 0 ? null : t('payments.oneAccountOnly', { providers: left.join(', ') })}
            due={due}
            chosen={chosenId}
            problem={isMissing ? t('payments.chooseFirst') : null}
            context={context}
            onChoose={(choice) => {
              setChosenId(choice);
              setMissing(false);
            }}
          />
        ) : null}
        <p className="pay-next">{offer ? t('payments.next', { provider: offer.provider.name }) : t('payments.nextChoose')}</p>
        <PaymentSummary
          settings={settings}
          chosen={chosen}
          office={office}
          context={context}
          cost={cost}
          dependsOnChoice={dependsOnChoice}
        />
        <div className="pay-end">
          <div role="alert">
            {problem === null ? null : (
              <p key={turn} className="pay-problem">
                <ToneIcon tone="error" />
                <span>
                  {problem} {t('payments.kept')}
                </span>
              </p>
            )}
            {question === null ? null : (
              <p className="pay-question">
                <ToneIcon tone="warning" />
                <span>
                  {question} {t('payments.question')}
                </span>
              </p>
            )}
          </div>
          <p className="dialog-buttons">
            <Button look="primary" type="submit" aria-disabled={isBusy}>
              {isBusy ? t('payments.leaving') : t(question === null ? 'payments.payAmount' : 'payments.payAgain', { amount })}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {t('payments.cancel')}
            </Button>
          </p>
        </div>
      </form>
    </ModalDialog>
  );
}
