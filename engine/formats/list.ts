import type { Format } from './format';
import { defineTextFormat } from './text-format';

/** Texts and numbers joined by commas: woda, ścieki. Entries with commas of their own are joined by semicolons. */
export const list: Format = {
  ...defineTextFormat((value) => {
    if (!Array.isArray(value)) return null;
    if (!value.every((entry) => typeof entry === 'string' || typeof entry === 'number')) return null;
    return value.join(value.some((entry) => String(entry).includes(',')) ? '; ' : ', ');
  }),
  takes: 'lists',
};
