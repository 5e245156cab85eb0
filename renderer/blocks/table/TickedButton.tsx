import type { SelectionActionModel, TableModel } from '../../../engine';
import { openForm, sendEach, untouched } from '../../../engine/forms';
import type { Selection } from '../../controls/selection';
import { useTranslation } from '../../texts/open-texts';
import { type Delivered, type SentNotice, useDelivery } from '../frame/use-delivery';
import { AskedButton } from './AskedButton';

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
  const delivery = useDelivery(retry);
  const untick = (sent: readonly number[]) => {
    const keys = new Set(sent.map((row) => model.rowKey(row)));
    ticked.choose([...ticked.chosen()].filter((key) => !keys.has(key)));
  };
  const refresh = () => retry(action.source(rows, null).definition.submit.success.refresh ?? []);
  const sendOne = async (row: number | null): Promise<Delivered | null> => {
    const form = openForm(action.source(rows, row));
    return await delivery.send(form, form.resolve(untouched, null));
  };
  const finish = async (delivered: Delivered | null, sent: readonly number[]): Promise<SentNotice | null> => {
    const form = openForm(action.source(sent, null));
    if (delivered === null) return await delivery.finish(form, null);
    const outcome = form.outcome(form.resolve(untouched, null), delivered.answer);
    if (outcome.kind === 'failed' && outcome.mayRetry) refresh();
    return await delivery.finish(form, { ...delivered, outcome }, () => untick(sent));
  };
  const deliverEach = async (): Promise<SentNotice | null> => {
    const { sent, told, isPart } = await sendEach(rows, sendOne, (row) => untick([row]));
    const notice = await finish(told, isPart || sent.length === 0 ? rows : sent);
    if (notice === null || !isPart) return notice;
    refresh();
    return { tone: 'error', text: `${t('table.sentPart', { sent: sent.length, count: rows.length })} ${notice.text}` };
  };
  return (
    <AskedButton
      name={`selection ${action.id}`}
      label={action.label}
      look="secondary"
      isIdle={rows.length === 0}
      source={() => action.source(rows, null)}
      deliver={async () => (action.each ? await deliverEach() : await finish(await sendOne(null), rows))}
    />
  );
}
