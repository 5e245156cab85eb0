import { givenDigits } from '../values/decimal-text';
import { mostPlaces } from './decimal';
import { defineNumberFormat } from './number-format';

/** A share in hundredths, as the office sends it: 12.5 is 12,5%. */
export const percent = defineNumberFormat({ digits: (value) => givenDigits(value, mostPlaces), sign: '%' });
