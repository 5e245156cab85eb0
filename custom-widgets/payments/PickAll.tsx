import type { ScreenContext } from '../../engine';
import { type Selection, useChosen } from '../../renderer/widget-contract';
import { chosenOf, type PayableInstalment } from './instalment';
import { ofFirstCards } from './most-cards';

interface PickAllProps {
  readonly id: string;
  /** What can be paid, with the limit of one payment as `mostCards`. */
  readonly payable: readonly PayableInstalment[];
  readonly mostCards: number | null;
  readonly selection: Selection<number>;
  readonly t: ScreenContext['translate'];
}

/** One box for all instalments that can be paid at once; between all and none it is neither ticked nor empty. */
export function PickAll({ id, payable, mostCards, selection, t }: PickAllProps) {
  const atOnce = ofFirstCards(payable, mostCards);
  const isLimited = atOnce.length < payable.length;
  const count = chosenOf(atOnce, useChosen(selection)).length;
  const isAll = count === atOnce.length;
  return (
    <div className="pay-all">
      <label className="option" htmlFor={`${id}-all`}>
        <input
          id={`${id}-all`}
          type="checkbox"
          checked={isAll}
          {...(isLimited ? { 'aria-describedby': `${id}-most` } : {})}
          ref={(box) => {
            if (box !== null) box.indeterminate = count > 0 && !isAll;
          }}
          onChange={() => selection.choose(isAll ? [] : atOnce.map((instalment) => instalment.id))}
        />
        {isLimited ? t('payments.pickFirst', { count: atOnce.length }) : t('payments.pickAll', { count: payable.length })}
      </label>
      {isLimited ? (
        <p id={`${id}-most`} className="pay-most">
          {t('payments.most', { count: mostCards ?? 0 })} {t('payments.mostRest')}
        </p>
      ) : null}
    </div>
  );
}
