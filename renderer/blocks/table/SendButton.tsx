import type { FormSource } from '../../../engine';
import { openForm, untouched } from '../../../engine/forms';
import { useDelivery } from '../frame/use-delivery';
import { AskedButton } from './AskedButton';

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
  const delivery = useDelivery(retry);
  const deliver = async () => {
    const form = openForm(source());
    const delivered = await delivery.send(form, form.resolve(untouched, null));
    const told = await delivery.finish(form, delivered);
    // Whether the office has it is not known, so the rows show what it has.
    if (delivered?.outcome.kind === 'failed' && delivered.outcome.mayRetry) retry(source().definition.submit.success.refresh ?? []);
    return told?.tone === 'error' ? { ...told, text: `${about}: ${told.text}` } : told;
  };
  return <AskedButton look="quiet" {...{ name, label, about, source, deliver }} />;
}
