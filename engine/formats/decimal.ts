import { givenDigits } from '../values/decimal-text';
import { defineNumberFormat } from './number-format';

/** Most places that a number is shown with. */
export const mostPlaces = 6;

/** A number with the places it was given with, at most six: 0,125. A column can ask for a least number of them. */
export const decimal = defineNumberFormat({ digits: (value, { places }) => givenDigits(value, mostPlaces, places), most: mostPlaces });
