import type { Param } from '../../../language/language.generated';
import type { StaticType } from '../../../language/static-type';
import { authoringOf, type ControlsForAuthors, type FormulaTypes } from '../../../screen/control-authoring';
import type { TypeScope } from './formula-finding';
import { typeOfFormula } from './type-of-formula';

/** Type of what a formula reads as `params.<name>`. */
export function paramType(controls: ControlsForAuthors, param: Param, names: TypeScope): StaticType {
  return authoringOf(controls, param.control).paramType(param, typesIn(names));
}

/** Type of what a formula reads as `chosen.<name>`: the chosen entry itself, a list of entries for a choice of several; null where nothing is chosen. */
export function chosenType(controls: ControlsForAuthors, param: Param, names: TypeScope): StaticType | null {
  return authoringOf(controls, param.control).chosenType?.(param, typesIn(names)) ?? null;
}

function typesIn(names: TypeScope): FormulaTypes {
  return {
    typeOf: (formula, option) => typeOfFormula(formula, option === undefined ? names : new Map(names).set('option', option)),
  };
}
