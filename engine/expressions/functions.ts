import { fixedDigits, numberText } from './decimals';
import { compact, extreme, flat, sum, unique } from './list-functions';
import { lacking, refuse, unfit } from './misfit';
import { readDate, readFlag, readNumber } from './read-text';

/**
 * Types of arguments. A `whole` list has no missing item; `words` is a whole list of texts and numbers, `sortable` one in which items may be
 * empty; `forms` are words by plural form.
 */
export type ParamKind = 'list' | 'whole' | 'words' | 'text' | 'number' | 'plain' | 'sized' | 'sortable' | 'forms';

/** A function that formulas may call. */
export interface FunctionEntry {
  /** Types of the arguments; for a method the value before the dot comes first. */
  readonly takes: readonly ParamKind[];
  /** How many arguments may be left out at the end. */
  readonly optional?: number;
  readonly run: (...values: never[]) => unknown;
}

/** Signature of a function, for the checker and the author's manual. */
export interface FunctionManual {
  /** As it is called: `size(list)`, or after the value, `text.contains(text)`. */
  readonly calls: readonly string[];
  readonly gives:
    | 'number'
    | 'text'
    | 'true or false'
    | 'list'
    | 'list of texts'
    | 'list of numbers'
    | 'list of groups'
    | 'the same list'
    | 'the items of its lists'
    | 'an item';
  readonly description: string;
  /** A formula over the scope of the corpus, with what it gives. */
  readonly example: string;
  readonly result: unknown;
}

/** The functions that a formula may call, besides those that go through a list, `has` and `matches`. */
export const functions = {
  size: { takes: ['sized'], run: sizeOf },
  sum: { takes: ['whole'], run: sum },
  least: { takes: ['whole'], run: (values: readonly unknown[]) => extreme(values, -1) },
  greatest: { takes: ['whole'], run: (values: readonly unknown[]) => extreme(values, 1) },
  unique: { takes: ['list'], run: unique },
  compact: { takes: ['list'], run: compact },
  flat: { takes: ['list'], run: flat },
  join: { takes: ['words', 'text'], optional: 1, run: (values: readonly unknown[], between = '') => values.map(textOf).join(between) },
  text: { takes: ['plain'], run: textOf },
  fixed: { takes: ['number', 'number'], run: fixedText },
  double: { takes: ['plain'], run: numberOf },
  int: { takes: ['plain'], run: wholeOf },
  number: { takes: ['plain'], run: readNumber },
  date: { takes: ['plain'], run: readDate },
  flag: { takes: ['plain'], run: readFlag },
  contains: { takes: ['text', 'text'], run: (text: string, part: string) => text.includes(part) },
  startsWith: { takes: ['text', 'text'], run: (text: string, part: string) => text.startsWith(part) },
  endsWith: { takes: ['text', 'text'], run: (text: string, part: string) => text.endsWith(part) },
  substring: { takes: ['text', 'number', 'number'], optional: 1, run: substring },
  split: { takes: ['text', 'text'], run: (text: string, between: string) => text.split(between) },
  trim: { takes: ['text'], run: (text: string) => text.trim() },
  lowerAscii: { takes: ['text'], run: (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) },
  upperAscii: { takes: ['text'], run: (text: string) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) },
} as const satisfies Readonly<Record<string, FunctionEntry>>;

let further: Readonly<Record<string, FunctionEntry>> = {};

/** Lets formulas call more functions, which not every page carries. */
export function openFunctions(more: Readonly<Record<string, FunctionEntry>>): void {
  further = more;
}

/** Calls a function. If a required argument is empty, so is the result. */
export function callFunction(name: string, values: readonly unknown[]): unknown {
  const entry: FunctionEntry | undefined = isKnown(name) ? functions[name] : further[name];
  if (!entry) throw new Error(`There is no function ${name}.`);
  for (const [index, value] of values.entries()) mustBe(entry.takes[index], value);
  return Reflect.apply(entry.run, undefined, values);
}

function isKnown(name: string): name is keyof typeof functions {
  return Object.hasOwn(functions, name);
}

function mustBe(kind: ParamKind | undefined, value: unknown): void {
  switch (kind) {
    case 'list':
    case 'whole':
    case 'words':
    case 'sortable':
      if (!Array.isArray(value)) refuse(value, 'a list');
      // With a missing item a sum or a minimum would be wrong.
      if (kind !== 'list' && kind !== 'sortable' && Array.isArray(value) && value.includes(undefined)) throw lacking;
      if (kind === 'words' && Array.isArray(value))
        for (const item of value) if (typeof item !== 'string' && typeof item !== 'number') refuse(item, 'texts or numbers');
      return;
    case 'sized':
    case 'forms':
      if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) refuse(value, 'a list, an object or a text');
      return;
    case 'plain':
      if (typeof value === 'object' && value !== null) refuse(value, 'a text, a number, true or false');
      return;
    case 'number':
      if (typeof value !== 'number') refuse(value, 'a number');
      return;
    default:
      if (typeof value !== 'string') refuse(value, 'a text');
  }
}

function sizeOf(value: string | object): number {
  return typeof value === 'string' ? [...value].length : Object.keys(value).length;
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  return value === null || value === undefined ? '' : String(value);
}

/** A number with so many decimal places, at most 9. */
function fixedText(value: number, places: number): string {
  if (!Number.isInteger(places) || places < 0 || places > 9) refuse(places, 'a whole number of decimal places, at most 9');
  return fixedDigits(value, places);
}

/** Parses a number; empty if the text is not a number. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : null;
}

function wholeOf(value: unknown): number | null {
  const number = numberOf(value);
  return number === null ? null : Math.trunc(number) + 0;
}

function substring(text: string, start: number, end = text.length): string {
  if (start < 0 || end < start || end > text.length) throw unfit;
  return text.substring(start, end);
}
