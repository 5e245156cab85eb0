import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LeadingColumn, WidgetProps } from '../../renderer/widget-contract';
import { type ChosenInstalment, chosenOf, instalmentsOf, isPayable } from './instalment';
import { isOverMost, ofFirstCards } from './most-cards';
import { PayBar } from './PayBar';
import { PayDialog } from './PayDialog';
import { PickAll } from './PickAll';
import { PickCell } from './PickCell';
import { readSettings } from './payment-settings';
import { type PaymentCalls, usePayment } from './use-payment';
import { useSelection } from './use-selection';
import './payments.css';

/** Instalments to select and pay: a box in each row that can be paid, the sum below them, and the way to the gateway. */
export function PaymentsWidget({ id, props, office, context, level, table, call }: WidgetProps<PaymentCalls>) {
  const t = context.translate;
  const settings = useMemo(() => readSettings(props), [props]);
  const [paying, setPaying] = useState<readonly ChosenInstalment[] | null>(null);
  const model = table?.model ?? null;
  const payment = usePayment({ settings, context, call, onRefused: () => table?.refresh() });
  const [only] = settings.offers.length === 1 ? settings.offers : [];
  const isTold = payment.problem !== null || payment.question !== null;
  const close = () => {
    setPaying(null);
    payment.forget();
  };
  const instalments = useMemo(() => (model === null ? [] : instalmentsOf(model, settings)), [model, settings]);
  const payable = useMemo(() => instalments.filter(isPayable), [instalments]);
  const { mostCards, preselected, filters } = settings;
  const ticked = useMemo(() => {
    const first = chosenOf(instalments, new Set(preselected));
    return isOverMost(first, mostCards) ? ofFirstCards(first, mostCards).map((instalment) => instalment.id) : preselected;
  }, [instalments, preselected, mostCards]);
  const { selection, isCleared } = useSelection(filters, model === null ? null : ticked);
  const before = useMemo(
    (): LeadingColumn => ({
      label: t('payments.column'),
      cell: (row, name) => {
        const instalment = instalments[row];
        if (instalment === undefined) return null;
        return <PickCell instalment={instalment} about={name} selection={selection} context={context} />;
      },
    }),
    [instalments, selection, context, t],
  );
  // A page that the browser kept as it was, and shows again when the resident comes back from the gateway, knows nothing of the payment.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    close();
    table?.refresh();
  });
  useEffect(() => {
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  if (table === null) return null;
  const Title = level === 2 ? 'h2' : 'h3';
  const begin = () => {
    const rows = new Map(instalments.map((instalment, row) => [instalment.id, row]));
    const aboutOf = (id: number) => (model === null ? '' : model.cell(rows.get(id) ?? 0, model.rowHeader).text);
    const chosen = chosenOf(instalments, selection.chosen()).map((instalment) => ({ ...instalment, about: aboutOf(instalment.id) }));
    setPaying(chosen);
    if (only) void payment.pay(only, chosen);
  };

  return (
    <div className="block payments">
      <Title className="block-title">{table.title}</Title>
      {payable.length > 1 ? <PickAll id={id} payable={payable} mostCards={mostCards} selection={selection} t={t} /> : null}
      <Reasons kinds={new Set(instalments.map(({ standing }) => standing.kind))} t={t} />
      {table.draw(before)}
      {model === null || model.rowCount === 0 ? null : (
        <PayBar
          id={id}
          instalments={instalments}
          selection={selection}
          mostCards={mostCards}
          isCleared={isCleared}
          offers={settings.offers}
          isBusy={payment.isBusy && paying !== null}
          context={context}
          onPay={begin}
        />
      )}
      {paying === null || (only && !isTold) ? null : (
        <PayDialog id={id} settings={settings} chosen={paying} office={office} context={context} payment={payment} onClose={close} />
      )}
    </div>
  );
}

/** Why some rows have no box, for those kinds of rows that are shown. */
function Reasons({ kinds, t }: { readonly kinds: ReadonlySet<string>; readonly t: (key: string) => string }) {
  const told = (['ordered', 'enforced', 'unclear'] as const).filter((kind) => kinds.has(kind));
  if (told.length === 0) return null;
  return (
    <ul className="pay-reasons">
      {told.map((kind) => (
        <li key={kind}>{t(`payments.reason.${kind}`)}</li>
      ))}
    </ul>
  );
}
