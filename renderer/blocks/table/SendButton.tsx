import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSource } from '../../../engine';
import { type FormQuestion, openForm, untouched } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { ConfirmDialog } from '../frame/ConfirmDialog';
import { type SentNotice, useDelivery } from '../frame/use-delivery';
import { TableSendsContext } from './table-sends';

/** A button of a row that sends. */
export interface SendButtonProps {
  readonly label: string;
  /** Name of the row, so that its button differs from those of other rows. */
  readonly about: string;
  /** Tells it from all buttons of the table. */
  readonly name: string;
  source(): FormSource;
  retry(sources: readonly string[]): void;
}

/** Asks, if there is a question, and sends once. What came of it is told above the table. */
export function SendButton({ label, about, name, source, retry }: SendButtonProps) {
  const { t } = useTranslation();
  const { busy, start, end } = useContext(TableSendsContext);
  const delivery = useDelivery(retry);
  const [question, setQuestion] = useState<FormQuestion | null>(null);
  const isBusy = busy.has(name);

  const send = async () => {
    setQuestion(null);
    if (!start(name)) return;
    const form = openForm(source());
    const delivered = await delivery.send(form, form.resolve(untouched, null));
    const told = delivered === null ? noSubject(t('forms.noSubject')) : await delivery.finish(form, delivered);
    // Whether the office has it is not known, so the rows show what it has.
    if (delivered?.outcome.kind === 'failed' && delivered.outcome.mayRetry) retry(source().definition.submit.success.refresh ?? []);
    end(name, told?.tone === 'error' ? { ...told, text: `${about}: ${told.text}` } : told);
  };
  const press = () => {
    if (isBusy) return;
    const form = openForm(source());
    const asked = form.question(form.resolve(untouched, null));
    if (asked === null) void send();
    else setQuestion(asked);
  };
  const shown = isBusy ? t('forms.sending') : label;
  return (
    <>
      <Button look="quiet" aria-label={`${shown}: ${about}`} aria-disabled={isBusy} aria-busy={isBusy} onClick={press}>
        {shown}
      </Button>
      {question === null ? null : <ConfirmDialog question={question} onYes={() => void send()} onNo={() => setQuestion(null)} />}
    </>
  );
}

function noSubject(text: string): SentNotice {
  return { tone: 'error', text };
}
