import type { FunctionManual } from './functions';
import type { furtherFunctions } from './further-functions';

/** The manual of the functions that only some screens call. */
export const furtherManual = {
  round: {
    calls: ['round(number)', 'round(number, number)'],
    gives: 'number',
    description: 'A number with so many decimal places, at most 9, none where they are not said; halves are rounded away from zero.',
    example: '=round(row.kwota * 0.33, 2)',
    result: 412.67,
  },
  replace: {
    calls: ['text.replace(text, text)'],
    gives: 'text',
    description: 'A text with every place of one text replaced by another, letter for letter.',
    example: "='12-345'.replace('-', ' ')",
    result: '12 345',
  },
  sort: {
    calls: ['list.sort()', 'list.sort(name, formula)'],
    gives: 'the same list',
    description:
      'A list in the order of its numbers or texts, or of what the formula gives for each item: texts by the Polish alphabet, empty values last, equal ones as they stood.',
    example: '=lista.sort(p, p.rodzaj).map(p, p.rodzaj)',
    result: ['A', 'A', 'B'],
  },
  reverse: {
    calls: ['list.reverse()'],
    gives: 'the same list',
    description: 'A list from its end to its beginning.',
    example: '=[1, 3, 2].sort().reverse()',
    result: [3, 2, 1],
  },
  range: {
    calls: ['range(number, number)'],
    gives: 'list of numbers',
    description: 'The whole numbers from the first to the last one, both included, at most 10 000.',
    example: '=range(2024, 2026)',
    result: [2024, 2025, 2026],
  },
  addDays: {
    calls: ['addDays(text, number)'],
    gives: 'text',
    description: 'The day so many days later, or earlier for a negative number, as yyyy-MM-dd; empty for a text that is no day.',
    example: "=addDays('2026-02-27', 2)",
    result: '2026-03-01',
  },
  addMonths: {
    calls: ['addMonths(text, number)'],
    gives: 'text',
    description: 'The same day so many months later or earlier; the last day of a month that is too short for it.',
    example: "=addMonths('2026-01-31', 1)",
    result: '2026-02-28',
  },
  addYears: {
    calls: ['addYears(text, number)'],
    gives: 'text',
    description: 'The same day so many years later or earlier; 28 February for 29 February in a year that has none.',
    example: "=addYears('2024-02-29', 1)",
    result: '2025-02-28',
  },
  daysBetween: {
    calls: ['daysBetween(text, text)'],
    gives: 'number',
    description: 'How many days the second day is after the first one; negative when it is before.',
    example: "=daysBetween('2026-02-27', '2026-03-01')",
    result: 2,
  },
  monthsBetween: {
    calls: ['monthsBetween(text, text)'],
    gives: 'number',
    description: 'How many whole months have passed from the first day to the second one; negative when it is before.',
    example: "=monthsBetween('2026-01-31', '2026-02-28')",
    result: 1,
  },
  dateText: {
    calls: ['dateText(text)'],
    gives: 'text',
    description: 'A day as residents read it; empty for a text that is no day.',
    example: "='do ' + dateText('2026-11-30')",
    result: 'do 30.11.2026',
  },
  moneyText: {
    calls: ['moneyText(number)'],
    gives: 'text',
    description: 'An amount in PLN as residents read it in the language of the page.',
    example: '=moneyText(row.kwota)',
    result: '1\u00a0250,50\u00a0zł',
  },
  plural: {
    calls: ['plural(number, object)'],
    gives: 'text',
    description:
      'The words for a number in the plural form that the language of the page has for it (CLDR): one, few, many, or other, which must be there and stands for forms that are not.',
    example: "=text(row.liczba) + ' ' + plural(row.liczba, {'one': 'wpis', 'few': 'wpisy', 'many': 'wpisów', 'other': 'wpisu'})",
    result: '3 wpisy',
  },
  csvFields: {
    calls: ['csvFields(text, number)'],
    gives: 'list of texts',
    description:
      'The values of one line of CSV, exactly so many; empty texts when the line cannot be read or has another number of values.',
    example: "=csvFields('a;b', 2)[1]",
    result: 'b',
  },
  transferCode: {
    calls: ['transferCode(text, number, text, text, text)', 'transferCode(text, number, text, text)'],
    gives: 'text',
    description:
      'What the 2D code of a Polish transfer holds, from account number, amount in PLN, recipient, title and the NIP of the recipient, by the recommendation of the Polish Bank Association (Rekomendacja ZBP, Standard 2D, 3 December 2013). Recipient and title are cut to 20 and 32 characters. Empty for an account with wrong check digits, and for amounts that are not between 0,01 and 9 999,99.',
    example: "=transferCode('61109010140000071219812874', 128.4, 'Urząd Gminy', 'W/00123/2026')",
    result: '|PL|61109010140000071219812874|012840|Urząd Gminy|W/00123/2026|||',
  },
  rate: {
    calls: ['rate(text)', 'rate(text, text)'],
    gives: 'an item',
    description:
      'The value that an act sets for a day, from the files of the folder values: its key in quotes (file.name), then the day, without it today. Empty for a day on which no value holds; the key is a text in quotes, never a value.',
    example: "=rate('odpady.osoba', '2026-02-28')",
    result: 31.5,
  },
} as const satisfies Readonly<Record<keyof typeof furtherFunctions, FunctionManual>>;
