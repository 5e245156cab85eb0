import { allowsType, type Control, type FieldSetting, typedInAddress } from '../../screen/control';
import type { FieldModel } from '../../screen/field-model';

/** A box to tick, or a switch. */
export interface TickModel extends FieldModel {
  readonly ticked: boolean;
}

/** Yes or no: a box that is ticked or not. */
export const field: Control<FieldSetting, TickModel> = {
  names: ['checkbox', 'toggle'],
  isAlwaysAnswer: true,
  byContract: (contract) => (allowsType(contract, 'boolean') ? 'checkbox' : null),
  empty: () => false,
  inputOf: (value) => value === true,
  start: () => false,
  read: (input) => ({
    parts: { ticked: input === true },
    value: typeof input === 'boolean' ? input : undefined,
    judged: input === true ? 'true' : '',
    isEmpty: false,
    misfit: null,
  }),
  print: () => '',
  ...typedInAddress,
};
