import type { ScreenContext } from '../../engine';
import { type Selection, useChosen } from '../../renderer/widget-contract';
import { chosenOf, type PayableInstalment } from './instalment';

interface PickAllProps {
  readonly id: string;
  readonly payable: readonly PayableInstalment[];
  readonly selection: Selection<number>;
  readonly t: ScreenContext['translate'];
}

/** One box for all instalments that can be paid; between all and none it is neither ticked nor empty. */
export function PickAll({ id, payable, selection, t }: PickAllProps) {
  const count = chosenOf(payable, useChosen(selection)).length;
  const isAll = count === payable.length;
  return (
    <p className="pay-all">
      <label className="option" htmlFor={`${id}-all`}>
        <input
          id={`${id}-all`}
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box !== null) box.indeterminate = count > 0 && !isAll;
          }}
          onChange={() => selection.choose(isAll ? [] : payable.map((instalment) => instalment.id))}
        />
        {t('payments.pickAll', { count: payable.length })}
      </label>
    </p>
  );
}
