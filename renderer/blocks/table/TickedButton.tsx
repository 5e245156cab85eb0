import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionActionModel, TableModel } from '../../../engine';
import { type FormQuestion, openForm, untouched } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import type { Selection } from '../../controls/selection';
import { ConfirmDialog } from '../frame/ConfirmDialog';
import { type Delivered, type SentNotice, useDelivery } from '../frame/use-delivery';
import { TableSendsContext } from './table-sends';

interface TickedButtonProps {
  readonly action: SelectionActionModel;
  /** The ticked rows. */
  readonly rows: readonly number[];
  readonly model: TableModel;
  readonly ticked: Selection<string>;
  retry(sources: readonly string[]): void;
}

/** Sends the ticked rows, in one call or one by one. What was sent is ticked no more; what was not sent stays ticked. */
export function TickedButton({ action, rows, model, ticked, retry }: TickedButtonProps) {
  const { t } = useTranslation();
  const { busy, start, end } = useContext(TableSendsContext);
  const delivery = useDelivery(retry);
  const [question, setQuestion] = useState<FormQuestion | null>(null);
  const name = `selection ${action.id}`;
  const isBusy = busy.has(name);
  const untick = (sent: readonly number[]) => {
    const keys = new Set(sent.map((row) => model.rowKey(row)));
    ticked.choose([...ticked.chosen()].filter((key) => !keys.has(key)));
  };
  const refresh = () => retry(action.source(rows, null).definition.submit.success.refresh ?? []);
  const deliver = async (row: number | null): Promise<Delivered | null> => {
    const form = openForm(action.source(rows, row));
    return await delivery.send(form, form.resolve(untouched, null));
  };
  const finish = async (delivered: Delivered | null, sent: readonly number[]): Promise<SentNotice | null> => {
    if (delivered === null) return { tone: 'error', text: t('forms.noSubject') };
    const form = openForm(action.source(sent, null));
    const outcome = form.outcome(form.resolve(untouched, null), delivered.answer);
    if (outcome.kind === 'failed' && outcome.mayRetry) refresh();
    return await delivery.finish(form, { ...delivered, outcome }, () => untick(sent));
  };
  const sendEach = async (): Promise<SentNotice | null> => {
    const sent: number[] = [];
    let last: Delivered | null = null;
    let refused: Delivered | null = null;
    for (const row of rows) {
      last = await deliver(row);
      if (last?.outcome.kind === 'done') {
        sent.push(row);
        untick([row]);
        continue;
      }
      refused ??= last;
      // An office that is not reached is not asked for the rest.
      if (last === null || (last.outcome.kind === 'failed' && last.outcome.mayRetry)) break;
    }
    if (sent.length === rows.length || refused === null) return await finish(last, sent);
    const told = await finish(refused, rows);
    if (told === null || sent.length === 0) return told;
    refresh();
    return { tone: 'error', text: `${t('table.sentPart', { sent: sent.length, count: rows.length })} ${told.text}` };
  };
  const send = async () => {
    setQuestion(null);
    if (!start(name)) return;
    end(name, action.each ? await sendEach() : await finish(await deliver(null), rows));
  };
  const press = () => {
    if (isBusy || rows.length === 0) return;
    const form = openForm(action.source(rows, null));
    const asked = form.question(form.resolve(untouched, null));
    if (asked === null) void send();
    else setQuestion(asked);
  };
  return (
    <>
      <Button look="secondary" aria-disabled={isBusy || rows.length === 0} aria-busy={isBusy} onClick={press}>
        {isBusy ? t('forms.sending') : action.label}
      </Button>
      {question === null ? null : <ConfirmDialog question={question} onYes={() => void send()} onNo={() => setQuestion(null)} />}
    </>
  );
}
