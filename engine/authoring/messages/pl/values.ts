import { polishSentence, polishTitle } from '../../help';
import type { Translation } from '../../phrases/catalogue';
import type { values as original } from '../en/values';

/** Kinds of values, lists of names and other parts of sentences, and the frame of a report. */
export const values = {
  'a-text': 'tekst',
  'names-and-more': '{names} i jeszcze {more}',
  none: 'nie ma żadnych',
  'a-number': 'liczba',
  'a-list': 'lista',
  'true-or-false': 'tak lub nie (true albo false)',
  'list-of-texts-or-numbers': 'lista tekstów lub liczb',
  'a-year': 'rok, na przykład 2026',
  'text-or-number': 'tekst lub liczba',
  'a-whole-number': 'liczba całkowita',
  'number-or-double': 'liczba; double(...) odczytuje ją z tekstu',
  'object-braces': 'zbiór pól w nawiasach { }',
  'list-object-or-text': 'lista, zbiór pól albo tekst',
  'plain-value': 'tekst, liczba, true albo false',
  'an-object': 'zbiór pól',
  'optional-kind': '{kind} (może nie być wartości)',
  'list-brackets': 'lista w nawiasach [ ]',
  'a-value': 'wartość',
  'an-empty-value': 'brak wartości',
  null: 'brak wartości („null”)',
  list: 'lista',
  object: 'zbiór pól',
  text: 'tekst',
  number: 'liczba',
  'list-of': {
    by: 'count',
    one: 'lista, {count} pozycja',
    few: 'lista, {count} pozycje',
    many: 'lista, {count} pozycji',
    other: 'lista, {count} pozycji',
  },
  nothing: 'nic',
  'kind-and-value': ({ kind = '', value = '' }) => (value.startsWith(kind) ? value : `${kind}: ${value}`),
  'two-kinds': '{one}, {other}',
  either: '{one} — albo {other}',
  'name-and-meaning': '{name}: {meaning}',
  names: '{names}',
  property: ({ name = '' }) => {
    const title = polishTitle(name);
    return title === null ? `„${name}”` : `„${name}” (${title})`;
  },
  sentence: ({ sentence = '' }) => polishSentence(sentence) ?? sentence,
  'sentence-part': ({ sentence = '' }) => polishSentence(`${sentence}.`)?.replace(/\.$/, '') ?? polishSentence(sentence) ?? sentence,
  error: 'błąd',
  warning: 'ostrzeżenie',
  expected: 'właściwe: {expected}',
  got: 'jest: {got}',
  'did-you-mean': 'czy chodziło o {suggestion}?',
  errors: { by: 'count', one: '{count} błąd', few: '{count} błędy', many: '{count} błędów', other: '{count} błędu' },
  warnings: {
    by: 'count',
    one: '{count} ostrzeżenie',
    few: '{count} ostrzeżenia',
    many: '{count} ostrzeżeń',
    other: '{count} ostrzeżenia',
  },
  totals: '{errors}, {warnings}',
} as const satisfies Translation<typeof original>;
