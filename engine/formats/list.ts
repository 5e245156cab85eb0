import { defineTextFormat } from './text-format';

/** Texts and numbers joined by commas: woda, ścieki. */
export const list = defineTextFormat((value) => {
  if (!Array.isArray(value)) return null;
  return value.every((entry) => typeof entry === 'string' || typeof entry === 'number') ? value.join(', ') : null;
});
