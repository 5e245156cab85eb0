import { givenDigits } from '../values/decimal-text';
import { mostPlaces } from './decimal';
import { defineNumberFormat } from './number-format';
import { unitName } from './unit-name';

/** A number with its unit: 120,5 m², 3 ha, 40 l. */
export const quantity = defineNumberFormat({
  digits: (value, { places }) => givenDigits(value, mostPlaces, places),
  most: mostPlaces,
  unit: ({ unit }) => (unit ? unitName(unit) : null),
});
