import { evaluateValue } from '../../expressions';
import type { TickParam } from '../../language/language.generated';
import { allowsType, type Control, type FieldSetting } from '../../screen/control';
import type { FieldInput, FieldModel } from '../../screen/field-model';

/** A box to tick, or a switch. */
export interface TickModel extends FieldModel {
  readonly ticked: boolean;
  /** Whether it is ticked, in words for paper. */
  readonly answer: string;
}

type TickSetting = FieldSetting & Partial<Pick<TickParam, 'default'>>;

/** Yes or no: a box that is ticked or not. An address and a query carry it as a word. */
export const field: Control<TickSetting, TickModel> = {
  names: ['checkbox', 'toggle'],
  adviceKey: () => 'advice.tick',
  isAlwaysAnswer: true,
  byContract: (contract) => (allowsType(contract, 'boolean') ? 'checkbox' : null),
  empty: () => false,
  inputOf: (value) => isTicked(value === true || String(value)),
  start: (screen, { default: given }) => (given === undefined ? false : evaluateValue(given.value, screen.scope, screen.evaluate) === true),
  read(input, { screen }) {
    const ticked = isTicked(input);
    return {
      parts: { ticked, answer: screen.context.translate(ticked ? 'engine.yes' : 'engine.no') },
      value: ticked,
      judged: ticked ? 'true' : '',
      isEmpty: false,
      misfit: null,
    };
  },
  print: ({ answer }) => answer,
  encode: (input) => String(isTicked(input)),
  decode: (text) => String(isTicked(text)),
  inputOfValue: (text) => String(isTicked(text)),
};

function isTicked(input: FieldInput): boolean {
  return input === true || input === 'true';
}
