import type { Contract, TextParam } from '../../language/language.generated';
import { numberType, stringType, typeOfContract, withNull } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import { type ControlAuthoring, isText, typedText } from '../../screen/control-authoring';
import type { TextModel } from './field';

/** A typed text or number, for authors. */
export const authoring: ControlAuthoring<TextParam, TextModel> = {
  ...typedText,
  names: ['text', 'textarea', 'email', 'tel'],
  settings: (control) => (['text', 'tel'].includes(control) ? ['accept', 'limit'] : ['limit']),
  fits: (contract, control) => isText(contract) || (isNumber(contract) && ['text', 'tel'].includes(control)),
  paramType: ({ maxLength }) => typeOfContract({ type: 'string', ...(maxLength !== undefined && { maxLength }) }),
  formType: (contract) => (isNumber(contract) ? withNull(numberType) : stringType),
  view: ({ typed, accept, maxLength, sensitive }) => ({ typed, accept, maxLength, sensitive }),
};

function isNumber(contract: Contract): boolean {
  return allowsType(contract, 'number', 'integer') && !allowsType(contract, 'boolean', 'array', 'object');
}
