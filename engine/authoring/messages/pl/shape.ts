import type { Translation } from '../../phrases/catalogue';
import type { shape as original } from '../en/shape';

/** About the shape of values. */
export const shape = {
  'wrong-type': 'Ta wartość jest niewłaściwego rodzaju.',
  'value-not-allowed': 'Ta wartość nie jest tu dozwolona.',
  'word-not-allowed': 'To słowo nie jest tu dozwolone.',
  'each-item-once': 'każda pozycja raz',
  'item-twice': 'Ta sama pozycja występuje tu dwa razy.',
  'wrong-form': 'Ten tekst nie ma właściwej postaci.',
  'name-reserved': 'Ta nazwa jest zastrzeżona.',
  'only-one-value': 'Dozwolona jest tu tylko jedna wartość.',
  'no-property': 'Nie ma tu właściwości o nazwie {name}.',
  'property-missing': 'Brakuje właściwości: {name}.',
  'no-such-kind': 'Nie ma takiej wartości tej właściwości: {tag}.',
  'too-small': 'Ta liczba jest za mała.',
  'too-short': 'To jest za krótkie.',
  'too-great': 'Ta liczba jest za duża.',
  'too-long': 'To jest za długie.',
  'at-least': 'co najmniej {bound}',
  'at-most': 'najwyżej {bound}',
  'at-least-characters': {
    by: 'bound',
    one: 'co najmniej {bound} znak',
    few: 'co najmniej {bound} znaki',
    many: 'co najmniej {bound} znaków',
    other: 'co najmniej {bound} znaku',
  },
  'at-most-characters': {
    by: 'bound',
    one: 'najwyżej {bound} znak',
    few: 'najwyżej {bound} znaki',
    many: 'najwyżej {bound} znaków',
    other: 'najwyżej {bound} znaku',
  },
  'at-least-items': {
    by: 'bound',
    one: 'co najmniej {bound} pozycja',
    few: 'co najmniej {bound} pozycje',
    many: 'co najmniej {bound} pozycji',
    other: 'co najmniej {bound} pozycji',
  },
  'at-most-items': {
    by: 'bound',
    one: 'najwyżej {bound} pozycja',
    few: 'najwyżej {bound} pozycje',
    many: 'najwyżej {bound} pozycji',
    other: 'najwyżej {bound} pozycji',
  },
  'by-pattern': '(wzorzec {pattern})',
  'described-by-pattern': '{meaning} (wzorzec {pattern})',
  'wrong-shape': 'Ten zapis jest niewłaściwy. Szczegóły: {reason}.',
} as const satisfies Translation<typeof original>;
