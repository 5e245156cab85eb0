import { evaluateValue } from '../../expressions';
import type { Contract, FieldUi, TextParam } from '../../language/language.generated';
import { parseTypedNumber } from '../../rules';
import { exactNumber } from '../../rules/exact-number';
import { allowsType, type Control, type FieldPlace, type FieldSetting, type Reading, textOf, typedInAddress } from '../../screen/control';
import type { FieldInput, FieldModel } from '../../screen/field-model';
import { formatted, type Screen } from '../../screen/screen';
import { parseDecimal } from '../../values/decimal-text';

/** A text field. */
export interface TextModel extends FieldModel {
  readonly typed: string;
  /** What was typed, as it is read again on paper and in a summary. */
  readonly said: string;
  /** Keyboard that a phone shows. */
  readonly keyboard: 'text' | 'numeric' | 'decimal';
  readonly accept: 'any' | 'digits';
  /** Maximum number of characters; null for no limit. */
  readonly maxLength: number | null;
  /** True when the browser may mark misspelt words. */
  readonly spelling: boolean;
  readonly sensitive: boolean;
  /** `narrow` for what is always a few characters long. */
  readonly width: 'narrow' | 'normal';
  /** True when letters are sent as capitals. */
  readonly capitals: boolean;
}

type TextSetting = FieldSetting &
  Partial<Pick<TextParam, 'accept' | 'maxLength' | 'default' | 'sensitive'>> &
  Pick<FieldUi, 'width' | 'letters' | 'spaces' | 'format'>;

// Spaces around an address or a number come from pasting; in a password or a long text they are intended.
const exact = ['textarea', 'password'];

/** A typed text of one line or several; in a form also a number. */
export const field: Control<TextSetting, TextModel> = {
  names: ['text', 'textarea', 'email', 'tel'],
  adviceKey: ({ control }) => (control === 'email' ? 'advice.email' : 'advice.field'),
  isTyped: true,
  byContract: (contract) => (allowsType(contract, 'boolean', 'array', 'object') ? null : 'text'),
  empty: () => '',
  inputOf(value, _setting, contract) {
    if (value === null || value === undefined) return null;
    const isNumber = contract !== null && isNumeric(contract) && typeof value === 'number';
    return isNumber ? (parseDecimal(value)?.toFixed() ?? String(value)).replace('.', ',') : String(value);
  },
  start: (screen: Screen, { default: given }) =>
    given === undefined ? '' : textOf(evaluateValue(given.value, screen.scope, screen.evaluate)),
  read: readText,
  print: ({ said }) => said,
  ...typedInAddress,
};

/** Works out what stands in a text field. */
export function readText(input: FieldInput, { screen, setting, contract }: FieldPlace<TextSetting>): Reading<TextModel> {
  const typed = typeof input === 'string' ? input : '';
  const judged = exact.includes(setting.control) ? typed : asSent(typed.trim(), setting);
  const isNumber = contract !== null && isNumeric(contract);
  const number = isNumber ? exactNumber(typed.trim()) : undefined;
  const value = isNumber ? number : judged;
  const isEmpty = typed.trim() === '';
  const isWrong = isNumber && !isEmpty && number === undefined;
  const accept = setting.accept ?? 'any';
  return {
    parts: {
      typed,
      said: saidOf(screen, setting, typed, judged),
      keyboard: accept === 'digits' ? 'numeric' : keyboardOf(contract),
      accept,
      maxLength: contract === null ? (setting.maxLength ?? null) : null,
      spelling:
        contract !== null &&
        accept === 'any' &&
        setting.letters === undefined &&
        setting.spaces === undefined &&
        !['email', 'tel'].includes(setting.control),
      sensitive: setting.sensitive === true,
      width: setting.width ?? 'normal',
      capitals: setting.letters === 'capital',
    },
    value: isEmpty && isNumber ? null : isEmpty && contract === null ? '' : value,
    judged,
    isEmpty,
    misfit: isWrong ? screen.context.translate(misfitKey(typed, contract)) : null,
  };
}

function asSent(text: string, { letters, spaces }: TextSetting): string {
  const joined = spaces === 'dropped' ? text.replace(/\s/g, '') : text;
  return letters === 'capital' ? joined.toUpperCase() : joined;
}

function saidOf(screen: Screen, { format, letters, spaces }: TextSetting, typed: string, judged: string): string {
  const said = letters === undefined && spaces === undefined ? typed : judged;
  return format === undefined || judged === '' ? said : (formatted(screen, format, judged, null, false) ?? said);
}

function keyboardOf(contract: Contract | null): TextModel['keyboard'] {
  if (contract === null || !isNumeric(contract)) return 'text';
  return allowsType(contract, 'number') ? 'decimal' : 'numeric';
}

// A number without a value has more digits than JSON can represent.
function misfitKey(typed: string, contract: Contract): string {
  if (parseTypedNumber(typed) !== null) return 'forms.tooManyDigits';
  return allowsType(contract, 'number') ? 'rules.number' : 'forms.wholeNumber';
}

function isNumeric(contract: Contract): boolean {
  return allowsType(contract, 'number', 'integer');
}
