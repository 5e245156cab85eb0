import type { Control } from '../screen/control';
import { isKeys } from '../screen/field-model';

/** How a group of fields stands among the fields of its form: what is put into a list is the keys of its items, into one object nothing. */
export const groupControl: Control = {
  names: ['group'],
  isAlwaysAnswer: true,
  empty: () => [],
  inputOf: () => null,
  start: () => [],
  read(input) {
    // What is there once is never missing itself; its fields may be.
    const judged = isKeys(input) ? input.join(',') : 'there';
    return { parts: {}, value: undefined, judged, isEmpty: judged === '', misfit: null };
  },
  print: () => '',
  encode: () => '',
  decode: () => '',
  inputOfValue: () => '',
};
