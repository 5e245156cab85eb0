import type { Rule } from './rule';
import { withoutSpaces } from './without-spaces';

// Letters of the place, then digits with at most two letters among them: SK 12345, KR 1AB23, WPR 12A, W1 1234, and WAA 1234 of before 2000.
const ordinary = /^(?=.{4,8}$)(?=.*\d)[A-Z]{1,3}(?:\d*[A-Z]){0,2}\d*$/i;
// A letter and a digit of the voivodeship, then three to five characters of one's own, of which the last two may be digits: S1 KOTEK.
const individual = /^[A-Z]\d(?=.{3,5}$)[A-Z]+\d{0,2}$/i;

/** The number of a Polish vehicle plate, in capitals or not; spaces allowed. Whether the vehicle exists only a register says. */
export const vehiclePlate: Rule = {
  messageKey: 'rules.vehicle-plate',
  check(value) {
    const number = withoutSpaces(value);
    return ordinary.test(number) || individual.test(number);
  },
};
