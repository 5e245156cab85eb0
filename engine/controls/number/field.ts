import Big from 'big.js';
import { evaluateValue } from '../../expressions';
import type { FieldUi, NumberParam } from '../../language/language.generated';
import { parseTypedNumber, writeTypedNumber } from '../../rules';
import { exactNumber } from '../../rules/exact-number';
import { allowsType, type Control, type FieldPlace, type FieldSetting, typedInAddress } from '../../screen/control';
import type { FieldModel } from '../../screen/field-model';
import { optionalWords, type Screen } from '../../screen/screen';
import { parseDecimal } from '../../values/decimal-text';

/** A field for a number. */
export interface NumberModel extends FieldModel {
  readonly typed: string;
  /** Keyboard that a phone shows. A keyboard of digits alone lacks the minus on some phones. */
  readonly keyboard: 'numeric' | 'decimal' | 'text';
  /** Decimal places that are always shown when the field is left. */
  readonly places: number;
  /** Words after the field, null when there are none. */
  readonly unit: string | null;
  /** The limits in words, null when there are none. */
  readonly bounds: string | null;
}

type NumberSetting = FieldSetting &
  Pick<FieldUi, 'step' | 'unit'> & { readonly min?: unknown; readonly max?: unknown } & Pick<NumberParam, 'default'>;

/** A typed number, a sum of money or a number with its unit. */
export const field: Control<NumberSetting, NumberModel> = {
  names: ['number-field', 'money-field', 'quantity-field'],
  adviceKey: () => 'rules.number',
  isTyped: true,
  byContract: () => null,
  empty: () => '',
  inputOf: (value, setting) => (value === null || value === undefined ? null : asTyped(setting, value)),
  start: (screen, setting) =>
    setting.default === undefined
      ? ''
      : (field.inputOf(evaluateValue(setting.default.value, screen.scope, screen.evaluate), setting, null) ?? ''),
  read(input, place) {
    const { screen, setting } = place;
    const typed = typeof input === 'string' ? input : '';
    const limits = limitsOf(place);
    const isEmpty = typed.trim() === '';
    const value = isEmpty ? null : exactNumber(typed);
    return {
      parts: {
        typed,
        keyboard: limits.min !== null && limits.min >= 0 ? (limits.isWhole ? 'numeric' : 'decimal') : 'text',
        places: placesOf(setting),
        unit: unitOf(screen, setting),
        bounds: boundsInWords(screen, setting, limits),
      },
      value,
      judged: typed.trim(),
      isEmpty,
      misfit: isEmpty ? null : misfitOf(place, typed, limits),
    };
  },
  print: ({ typed, unit }) => (typed === '' || unit === null ? typed : `${typed}\u00a0${unit}`),
  ...typedInAddress,
  inputOfValue: (text, setting) => asTyped(setting, text),
};

/** Limits of a number; null where there are none. */
interface Limits {
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly isWhole: boolean;
}

/** The limits of a param, or those of the data of a form. */
function limitsOf({ setting, contract }: Pick<FieldPlace<NumberSetting>, 'setting' | 'contract'>): Limits {
  const { minimum: min = setting.min, maximum: max = setting.max } = contract ?? {};
  const step = setting.step ?? (setting.control === 'money-field' ? 0.01 : null);
  const isInteger = contract !== null && !allowsType(contract, 'number');
  const isWhole = isInteger || (step !== null && Number.isInteger(step));
  return { min: typeof min === 'number' ? min : null, max: typeof max === 'number' ? max : null, step, isWhole };
}

function misfitOf({ screen }: FieldPlace<NumberSetting>, typed: string, { min, max, step, isWhole }: Limits): string | null {
  const { translate } = screen.context;
  const number = parseTypedNumber(typed);
  if (number === null) return translate(isWhole ? 'forms.wholeNumber' : 'rules.number');
  if (exactNumber(typed) === undefined) return translate('forms.tooManyDigits');
  if (min !== null && number.lt(min)) return translate('rules.min', { argument: inWords(min) });
  if (max !== null && number.gt(max)) return translate('rules.max', { argument: inWords(max) });
  if (isWhole && !number.mod(1).eq(0)) return translate('forms.wholeNumber');
  if (step !== null && !number.mod(new Big(step)).eq(0)) return translate('forms.step', { argument: inWords(step) });
  return null;
}

function boundsInWords({ context: { translate } }: Screen, { step }: NumberSetting, { min, max }: Limits): string | null {
  const least = min === null ? null : inWords(min);
  const most = max === null ? null : inWords(max);
  const range =
    least !== null && most !== null
      ? translate('fields.between', { least, most })
      : least !== null
        ? translate('fields.atLeast', { least })
        : most !== null
          ? translate('fields.atMost', { most })
          : null;
  const every = step === undefined || step === 1 ? null : translate('fields.every', { step: inWords(step) });
  return [range, every].filter((part) => part !== null).join(' ') || null;
}

function unitOf(screen: Screen, { control, unit }: NumberSetting): string | null {
  return control === 'money-field' ? screen.context.translate('engine.currency') : optionalWords(screen, unit);
}

function placesOf({ control }: NumberSetting): number {
  return control === 'money-field' ? 2 : 0;
}

function inWords(number: number): string {
  return writeTypedNumber(plain(number), 0);
}

function asTyped(setting: NumberSetting, value: unknown): string {
  return writeTypedNumber(typeof value === 'number' ? plain(value) : String(value), placesOf(setting));
}

/** A number as its digits, never with an exponent. */
function plain(number: number): string {
  return parseDecimal(number)?.toFixed() ?? String(number);
}
