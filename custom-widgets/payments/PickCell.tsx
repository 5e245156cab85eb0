import { assertNever, type ScreenContext } from '../../engine';
import { amountWords } from '../../portal';
import { type Selection, ToneIcon, useChosenRow, useIsChosen } from '../../renderer/widget-contract';
import { type Instalment, isPayable, type PayableInstalment } from './instalment';

interface PickCellProps {
  readonly instalment: Instalment;
  /** Name of the row, so that its box differs from those of other rows. */
  readonly about: string;
  readonly selection: Selection<number>;
  readonly context: ScreenContext;
}

/** The first cell of a row: a box to tick, or in its place why there is none. */
export function PickCell({ instalment, about, selection, context }: PickCellProps) {
  const t = context.translate;
  if (isPayable(instalment)) return <PickBox instalment={instalment} about={about} selection={selection} context={context} />;
  const { standing } = instalment;
  switch (standing.kind) {
    case 'ordered':
      return (
        <span className="pay-standing">
          <span className="pay-sign" aria-hidden="true">
            {standing.provider.sign}
          </span>
          <span>{t('payments.standing.ordered', { provider: standing.provider.name })}</span>
        </span>
      );
    // The row says it in words of its own, which print and PDF have as well.
    case 'paid':
      return (
        <span className="pay-standing">
          <ToneIcon tone="success" />
          <span className="visually-hidden">{t('payments.standing.paid')}</span>
        </span>
      );
    case 'enforced':
    case 'nothing':
    case 'unclear':
      return <span className="pay-standing">{t(`payments.standing.${standing.kind}`)}</span>;
    case 'payable':
      return null;
    default:
      return assertNever(standing);
  }
}

interface PickBoxProps extends PickCellProps {
  readonly instalment: PayableInstalment;
}

function PickBox({ instalment, about, selection, context }: PickBoxProps) {
  const t = context.translate;
  const { id, amount } = instalment;
  const isChosen = useIsChosen(selection, id);
  return (
    <label className="option pay-box" ref={useChosenRow(isChosen)}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={t('payments.pickRow', { about, amount: amountWords(amount, context) })}
        onChange={() => selection.toggle(id)}
      />
      {/* The box's own name begins with these words. */}
      <span className="pay-box-words" aria-hidden="true">
        {t('payments.pick')}
      </span>
    </label>
  );
}
