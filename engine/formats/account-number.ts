import type { Format } from './format';
import { defineTextFormat } from './text-format';

const length = 26;

/** An account number of exactly 26 characters as KK NNNN NNNN NNNN NNNN NNNN NNNN with hard spaces; any other stays as it is. */
export const accountNumber: Format = {
  ...defineTextFormat((value) => {
    if (typeof value !== 'string') return null;
    return value.length === length ? `${value.slice(0, 2)}${value.slice(2).replace(/.{4}/gs, '\u00a0$&')}` : value;
  }),
  unbroken: true,
};
