import { defineTextFormat } from './text-format';
import { unitName } from './unit-name';

/** A unit that the office sends as a code: m2 is shown as m². */
export const unitCode = defineTextFormat((value) => (typeof value === 'string' ? unitName(value) : null));
