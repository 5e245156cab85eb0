import { useContext, useState } from 'react';
import type { FormSource } from '../../../engine';
import { type FormQuestion, openForm, untouched } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { useTranslation } from '../../texts/open-texts';
import { ConfirmDialog } from '../frame/ConfirmDialog';
import type { SentNotice } from '../frame/use-delivery';
import { TableSendsContext } from './table-sends';

interface AskedButtonProps {
  /** Tells it from all buttons of the table. */
  readonly name: string;
  readonly label: string;
  readonly look: 'quiet' | 'secondary';
  /** What it is about, where buttons with the same label stand in one table. */
  readonly about?: string;
  /** True: there is nothing to send yet. */
  readonly isIdle?: boolean;
  /** What it sends, which may ask a question first. */
  source(): FormSource;
  /** Sends, and gives what is told above the table. */
  deliver(): Promise<SentNotice | null>;
}

/** A button of a table that asks, if there is a question, and sends once, however often it is pressed. */
export function AskedButton({ name, label, look, about, isIdle = false, source, deliver }: AskedButtonProps) {
  const { t } = useTranslation();
  const { busy, start, end } = useContext(TableSendsContext);
  const [question, setQuestion] = useState<FormQuestion | null>(null);
  const isBusy = busy.has(name);
  const send = async () => {
    setQuestion(null);
    if (start(name)) end(name, await deliver());
  };
  const press = () => {
    if (isBusy || isIdle) return;
    const form = openForm(source());
    const asked = form.question(form.resolve(untouched, null));
    if (asked === null) void send();
    else setQuestion(asked);
  };
  const shown = isBusy ? t('forms.sending') : label;
  return (
    <>
      <Button
        look={look}
        aria-label={about === undefined ? undefined : `${shown}: ${about}`}
        aria-disabled={isBusy || isIdle}
        aria-busy={isBusy}
        onClick={press}
      >
        {shown}
      </Button>
      {question === null ? null : <ConfirmDialog question={question} onYes={() => void send()} onNo={() => setQuestion(null)} />}
    </>
  );
}
