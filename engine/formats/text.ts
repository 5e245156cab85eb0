import type { Format } from './format';
import { defineTextFormat } from './text-format';

/** A text as it is; a number is shown without grouping. */
export const text: Format = {
  ...defineTextFormat((value) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null)),
  takes: 'texts-and-numbers',
};
