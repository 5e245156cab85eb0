import { failure, givenDigits, groupedDigits, parseDecimal, type Result, success } from '../../engine';

/** What a meter can show: digits before and after the decimal point, null where the office does not say. */
export interface MeterFormat {
  readonly wholeDigits: number | null;
  readonly decimalDigits: number | null;
}

/** Why a reading is not sent. `lower` is checked before the format, because then the resident must look at the meter again first. */
export type ReadingProblem = 'empty' | 'lower' | 'format' | 'not-greater';

const unfinished = /^\d*[.,]?\d*$/;
const finished = /^(\d+)(?:[.,](\d+))?$/;
// Longer texts cannot be a reading, and parsing them would waste time.
const mostCharacters = 40;

/** Whether a text may stand in the field while it is typed: digits, and at most one comma or dot. */
export function mayBeReading(text: string): boolean {
  return unfinished.test(text);
}

/**
 * Judges a typed reading against the meter and the reading before it. The value is the number exactly as it was typed: one that JSON
 * could not carry without losing a digit does not match the format.
 */
export function judgeReading(typed: string, format: MeterFormat, previous: number | null): Result<number, ReadingProblem> {
  if (typed === '') return failure('empty');
  const [, whole = '', decimals = ''] = typed.length > mostCharacters ? [] : (finished.exec(typed) ?? []);
  const decimal = whole === '' ? null : parseDecimal(typed.replace(',', '.'));
  if (decimal === null) return failure('format');
  const before = parseDecimal(previous);
  if (before !== null && decimal.lt(before)) return failure('lower');
  const value = decimal.toNumber();
  const fits = isWithin(whole, format.wholeDigits) && isWithin(decimals, format.decimalDigits) && parseDecimal(value)?.eq(decimal) === true;
  if (!fits) return failure('format');
  return before?.eq(decimal) === true ? failure('not-greater') : success(value);
}

function isWithin(digits: string, most: number | null): boolean {
  return most === null || digits.length <= most;
}

const mostPlaces = 12;

/** A reading as every screen shows it: digits in groups, a decimal comma, the places of the meter. */
export function readingWords(reading: number, decimalDigits: number | null): string {
  return groupedDigits(givenDigits(reading, mostPlaces, decimalDigits ?? 0) ?? String(reading));
}

/** Exact consumption between two readings. */
export function usedBetween(before: number, now: number): number {
  return parseDecimal(now)?.minus(before).toNumber() ?? now - before;
}
