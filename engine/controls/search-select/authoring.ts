import type { SearchParam } from '../../language/language.generated';
import { withNull } from '../../language/static-type';
import type { ControlAuthoring } from '../../screen/control-authoring';
import { authoring as choice } from '../choice/authoring';
import type { SearchModel } from './field';

/** One entry of a long list, for authors. */
export const authoring: ControlAuthoring<SearchParam, SearchModel> = {
  ...choice,
  names: ['search-select'],
  settings: () => ['options', 'optionValue', 'optionLabel', 'optionFormat', 'code', 'noOptions', 'searchFrom', 'ask'],
  isOneEntry: () => false,
  fits: (contract) => choice.fits(contract, 'select'),
  paramType: (param, formulas) => withNull(choice.paramType({ ...param, control: 'select' }, formulas)),
  chosenType: (param, formulas) =>
    choice.chosenType?.({ ...param, control: 'select' }, formulas) ?? withNull(choice.paramType({ ...param, control: 'select' }, formulas)),
  view: (model) => ({
    ...choice.view(model),
    searchFrom: model.searchFrom,
    ...(model.asks && { typed: model.asks.letters, from: model.asks.from }),
  }),
  tried: (keys, { ask }) => (ask ? [['', 'a'], ...keys.map((key) => [key, 'abc'])] : keys),
};
