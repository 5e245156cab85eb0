import { groupedDigits } from '../values/decimal-text';
import { addDays, addMonths, dateText, daysBetween, monthsBetween } from './calendar';
import { csvFields } from './csv-fields';
import { rate } from './dated-value';
import { fixedDigits, order } from './decimals';
import { type FunctionEntry, functions, openFunctions } from './functions';
import { refuse } from './misfit';
import { transferCode } from './transfer-code';

const mostNumbers = 10_000;
const longestText = 10_000_000;
const hardSpace = '\u00a0';

/** Functions that only some screens call; a page loads them with the first of these. */
export const furtherFunctions = {
  round: { takes: ['number', 'number'], optional: 1, run: round },
  replace: { takes: ['text', 'text', 'text'], run: replace },
  sort: { takes: ['sortable', 'list'], optional: 1, run: sort },
  reverse: { takes: ['list'], run: (values: readonly unknown[]) => [...values].reverse() },
  range: { takes: ['number', 'number'], run: range },
  addDays: { takes: ['text', 'number'], run: addDays },
  addMonths: { takes: ['text', 'number'], run: addMonths },
  addYears: { takes: ['text', 'number'], run: (day: string, years: number) => addMonths(day, years * 12) },
  daysBetween: { takes: ['text', 'text'], run: daysBetween },
  monthsBetween: { takes: ['text', 'text'], run: monthsBetween },
  dateText: { takes: ['text'], run: dateText },
  moneyText: { takes: ['number'], run: moneyText },
  plural: { takes: ['number', 'forms'], run: plural },
  csvFields: { takes: ['text', 'number'], run: csvFields },
  transferCode: { takes: ['text', 'number', 'text', 'text', 'text'], optional: 1, run: transferCode },
  rate: { takes: ['text', 'text', 'list'], optional: 2, run: rate },
} as const satisfies Readonly<Record<string, FunctionEntry>>;

/** All functions, for those who read formulas: compiler, checker, editor. */
export const allFunctions = { ...functions, ...furtherFunctions };

/** Name of a function. */
export type FunctionName = keyof typeof allFunctions;

/** Whether there is a function of this name. */
export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(allFunctions, name);
}

/** Functions whose text depends on the language of the page, with what the compiler writes behind their values. */
export const languageFunctions: Readonly<Record<string, 'currency' | 'language'>> = {
  moneyText: 'currency',
  plural: 'language',
} satisfies Partial<Record<FunctionName, 'currency' | 'language'>>;

/** Lets formulas call these functions as well. */
export function openFurtherFunctions(): void {
  openFunctions(furtherFunctions);
}

function round(value: number, places = 0): number {
  if (!Number.isInteger(places) || places < 0 || places > 9) refuse(places, 'a whole number of decimal places, at most 9');
  return Number(fixedDigits(value, places)) + 0;
}

function replace(text: string, old: string, by: string): string {
  if (old === '') return text;
  const parts = text.split(old);
  if (text.length + (parts.length - 1) * by.length > longestText) refuse(text, 'a shorter text');
  return parts.join(by);
}

/** In the order of the keys, which are the values themselves where there are none; empty ones last, equal ones as they stood. */
function sort(values: readonly unknown[], keys: readonly unknown[] = values): readonly unknown[] {
  return values
    .map((value, place) => ({ value, key: keys[place] ?? null }))
    .sort(({ key: left }, { key: right }) =>
      left === null || right === null ? Number(left === null) - Number(right === null) : order(left, right),
    )
    .map(({ value }) => value);
}

function range(first: number, last: number): readonly number[] {
  for (const end of [first, last]) if (!Number.isSafeInteger(end)) refuse(end, 'a whole number');
  const length = Math.max(0, last - first + 1);
  return length > mostNumbers ? refuse(length, 'at most 10 000 numbers') : Array.from({ length }, (_, place) => first + place);
}

// The words of the format `money`.
function moneyText(amount: number, currency = 'zł'): string {
  return groupedDigits(fixedDigits(amount, 2)) + hardSpace + currency;
}

/** The words for a number in the plural form that the language has for it (CLDR). */
function plural(count: number, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, unknown>>>, language = 'pl'): string | null {
  const words = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? null;
  return words === null || typeof words === 'string' ? words : refuse(words, 'a text');
}
