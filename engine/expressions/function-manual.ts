import type { Loop } from './formula';
import type { FunctionManual } from './functions';
import type { FunctionName } from './further-functions';
import { furtherManual } from './further-manual';

export type { FunctionManual } from './functions';

/** Called like functions, but evaluated differently. */
export type SpecialName = Loop | 'has' | 'matches';

/** The functions of formulas, in the order of the manual. */
export const functionManual = {
  sum: {
    calls: ['sum(list)'],
    gives: 'number',
    description: 'Sum of the numbers of a list as decimals; what is not a number is left out.',
    example: '=sum(lista.map(p, p.kwota))',
    result: 0.3,
  },
  least: {
    calls: ['least(list)'],
    gives: 'an item',
    description: 'Smallest number, or first text by the Polish alphabet, of a list; empty for an empty list.',
    example: "=least(['Łódź', 'Żary', 'Zgierz'])",
    result: 'Łódź',
  },
  greatest: {
    calls: ['greatest(list)'],
    gives: 'an item',
    description: 'Greatest number, or last text by the Polish alphabet, of a list; empty for an empty list.',
    example: "=greatest(['Łódź', 'Żary', 'Zgierz'])",
    result: 'Żary',
  },
  unique: {
    calls: ['unique(list)'],
    gives: 'the same list',
    description: 'A list without repetitions, in the order of first occurrence.',
    example: '=unique(lista.map(p, p.rodzaj))',
    result: ['A', 'B'],
  },
  compact: {
    calls: ['compact(list)'],
    gives: 'the same list',
    description: 'A list without empty values.',
    example: "=compact([row.ulga, row.nazwa, ''])",
    result: ['Podatek'],
  },
  flat: {
    calls: ['flat(list)'],
    gives: 'the items of its lists',
    description: 'The items of all lists of a list, one after the other; what is not a list is left out.',
    example: '=flat(lista.map(p, [p.rodzaj, p.rodzaj]))',
    result: ['A', 'A', 'B', 'B', 'A', 'A'],
  },
  size: {
    calls: ['size(list)', 'list.size()'],
    gives: 'number',
    description: 'How many items a list has, names an object, or characters a text.',
    example: '=size(lista)',
    result: 3,
  },
  join: {
    calls: ['list.join(text)', 'list.join()'],
    gives: 'text',
    description: 'The texts and numbers of a list as one text, with the given text between them.',
    example: "=[row.liczba, 7.5].join(', ')",
    result: '3, 7.5',
  },
  text: {
    calls: ['text(value)'],
    gives: 'text',
    description: 'A text, a number, true or false as text; an empty value is the empty text.',
    example: "=text(0.1 + 0.2) + ' zł'",
    result: '0.3 zł',
  },
  fixed: {
    calls: ['fixed(number, number)'],
    gives: 'text',
    description: 'A number as text with so many decimal places, for an office that wants it so.',
    example: "=fixed(6.2, 2).split('.').join(',')",
    result: '6,20',
  },
  double: {
    calls: ['double(value)'],
    gives: 'number',
    description: 'The number that a text such as 8.20 holds; empty for what is none, also for 8,20, which `number` reads.',
    example: "=double('8.20') + 1",
    result: 9.2,
  },
  int: {
    calls: ['int(value)'],
    gives: 'number',
    description: 'The same without decimal places: they are cut off.',
    example: '=int(row.kwota)',
    result: 1250,
  },
  number: {
    calls: ['number(value)'],
    gives: 'number',
    description: 'The number in a text as Poles write it, such as 1 234,50, or as programs do; empty for what is none.',
    example: "=number('1 234,50') + 1",
    result: 1235.5,
  },
  date: {
    calls: ['date(text)'],
    gives: 'text',
    description: 'The day in a text such as 31.12.2026 or 2026-12-31T10:00:00, as yyyy-MM-dd; empty for what is none.',
    example: "=date('31.12.2026')",
    result: '2026-12-31',
  },
  flag: {
    calls: ['flag(value)'],
    gives: 'true or false',
    description: 'True for T, TAK or 1, false for N, NIE or 0, in any case of letters; empty for anything else.',
    example: "=flag('T')",
    result: true,
  },
  contains: {
    calls: ['text.contains(text)'],
    gives: 'true or false',
    description: 'Whether a text stands inside another, letter for letter.',
    example: "=row.nazwa.contains('dat')",
    result: true,
  },
  startsWith: {
    calls: ['text.startsWith(text)'],
    gives: 'true or false',
    description: 'Whether a text begins with another.',
    example: "=row.nazwa.startsWith('Pod')",
    result: true,
  },
  endsWith: {
    calls: ['text.endsWith(text)'],
    gives: 'true or false',
    description: 'Whether a text ends with another.',
    example: "=row.nazwa.endsWith('ek')",
    result: true,
  },
  matches: {
    calls: ['text.matches(pattern)'],
    gives: 'true or false',
    description:
      'Whether a part of a text matches a regular expression; ^ and $ stand for its start and end. The pattern is a text in quotes, never a value. It cannot refer back to a group, look ahead or behind; then no text makes it slow.',
    example: "=row.nazwa.matches('^[A-Z][a-z]+$')",
    result: true,
  },
  substring: {
    calls: ['text.substring(number, number)', 'text.substring(number)'],
    gives: 'text',
    description: 'The part of a text from one place to before another, counted from 0; empty where the text is shorter.',
    example: "='2026-11-21'.substring(0, 4)",
    result: '2026',
  },
  split: {
    calls: ['text.split(text)'],
    gives: 'list of texts',
    description: 'The parts of a text between a text.',
    example: "='12/2026'.split('/')",
    result: ['12', '2026'],
  },
  trim: {
    calls: ['text.trim()'],
    gives: 'text',
    description: 'A text without spaces around it.',
    example: "=' a '.trim()",
    result: 'a',
  },
  lowerAscii: {
    calls: ['text.lowerAscii()'],
    gives: 'text',
    description: 'A text with small letters for A to Z; other letters stay.',
    example: "='AbŁ'.lowerAscii()",
    result: 'abŁ',
  },
  upperAscii: {
    calls: ['text.upperAscii()'],
    gives: 'text',
    description: 'A text with capital letters for a to z; other letters stay.',
    example: "='abł'.upperAscii()",
    result: 'ABł',
  },
  has: {
    calls: ['has(value.field)'],
    gives: 'true or false',
    description: 'Whether the answer has the field at all.',
    example: '=has(row.brak)',
    result: false,
  },
  map: {
    calls: ['list.map(name, formula)', 'list.map(name, condition, formula)'],
    gives: 'list',
    description: 'What the formula gives for each item of a list, or for those for which the condition is true.',
    example: '=lista.map(p, p.kwota != null, p.kwota * 2)',
    result: [0.2, 0.4],
  },
  filter: {
    calls: ['list.filter(name, condition)'],
    gives: 'the same list',
    description: 'The items for which the condition is true.',
    example: '=[3, 2, 1, 0].filter(n, 12 / n > 4)',
    result: [2, 1],
  },
  exists: {
    calls: ['list.exists(name, condition)'],
    gives: 'true or false',
    description: 'Whether the condition is true for an item.',
    example: "=lista.exists(p, p.rodzaj == 'B')",
    result: true,
  },
  all: {
    calls: ['list.all(name, condition)'],
    gives: 'true or false',
    description: 'Whether the condition is true for every item.',
    example: '=lista.all(p, p.kwota != null)',
    result: false,
  },
  exists_one: {
    calls: ['list.exists_one(name, condition)'],
    gives: 'true or false',
    description: 'Whether the condition is true for exactly one item.',
    example: "=lista.exists_one(p, p.rodzaj == 'A')",
    result: false,
  },
  groupBy: {
    calls: ['list.groupBy(name, formula)'],
    gives: 'list of groups',
    description:
      'The items for which the formula gives the same text or number, together: a list of {key, items}, in the order of the first item of each.',
    example: '=lista.groupBy(p, p.rodzaj).map(g, [g.key, size(g.items)])',
    result: [
      ['A', 2],
      ['B', 1],
    ],
  },
  ...furtherManual,
} as const satisfies Readonly<Record<FunctionName | SpecialName, FunctionManual>>;
