import { fixedDigits, parseDecimal } from '../values/decimal-text';
import type { Format } from './format';
import { defineNumberFormat } from './number-format';

/** A whole number: 12 480. A fraction is not of this kind, because rounding it would hide a mistake of the definition. */
export const integer: Format = {
  ...defineNumberFormat({
    digits(value) {
      const number = parseDecimal(value);
      return number?.eq(number.round(0)) ? fixedDigits(number, 0) : null;
    },
  }),
  takes: 'whole-numbers',
};
