import { fixedDigits, parseDecimal } from '../values/decimal-text';
import { defineNumberFormat } from './number-format';

/** An amount in Polish zloty with two decimals: 1 234,50 zł. */
export const money = defineNumberFormat({
  digits(value) {
    const amount = parseDecimal(value);
    return amount && fixedDigits(amount, 2);
  },
  // A text and not Intl: a browser's first use of Intl costs 15 ms, on an old phone ten times as much.
  unit: ({ translate }) => translate('engine.currency'),
});
