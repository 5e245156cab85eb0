import Big from 'big.js';
import type { Comparison, Computation } from './formula';
import { refuse } from './misfit';

/** A number without the dust of binary arithmetic (0.1 + 0.2); null for what is none, such as the result of a division by zero. */
export function withoutDust(value: number): number | null {
  // Whole numbers and amounts, which are most, have none.
  if (Number.isSafeInteger(value) || (Math.abs(value) < 1e12 && Math.round(value * 100) / 100 === value)) return value === 0 ? 0 : value;
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
}

/**
 * A decimal of at most 15 digits is the one that its binary number stands for, so amounts below this are summed as whole hundredths,
 * some thirty times faster than as decimals and as exactly.
 */
export const mostHundredths = 1e15;

/** An amount in whole hundredths; null for what is none, or needs more places. */
export function wholeHundredths(value: unknown): number | null {
  if (typeof value !== 'number') return null;
  const hundredths = Math.round(value * 100);
  return Math.abs(hundredths) < mostHundredths && hundredths / 100 === value ? hundredths : null;
}

/** Calculates as with decimals. Over an empty value, and by zero, the result is empty. + also joins two texts or two lists. */
export function compute(by: Computation, left: unknown, right: unknown): unknown {
  if (left === null || right === null) return null;
  if (typeof left === 'number' && typeof right === 'number') return calculate(by, left, right);
  if (by === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  if (by === '+' && Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  return refuse(typeof left === 'number' ? right : left, 'two numbers');
}

function calculate(by: Computation, left: number, right: number): number | null {
  switch (by) {
    case '+':
      return total(left, right);
    case '-':
      return total(left, -right);
    case '*':
      return withoutDust(left * right);
    case '/':
      return right === 0 ? null : quotient(left, right);
    case '%':
      return right === 0 ? null : remainder(left, right);
  }
}

function total(left: number, right: number): number | null {
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return withoutDust(left + right);
  const one = wholeHundredths(left);
  const other = wholeHundredths(right);
  if (one !== null && other !== null) return withoutDust((one + other) / 100);
  // The difference of two almost equal numbers is smaller than their rounding error, so they are added as decimals.
  return withoutDust(new Big(left).plus(right).toNumber());
}

/** A periodic quotient keeps all its digits, so that three times a third is one. */
function quotient(left: number, right: number): number | null {
  const exact = left / right;
  const short = withoutDust(exact);
  if (short !== null && withoutDust(short * right) === withoutDust(left)) return short;
  return Number.isFinite(exact) ? exact : null;
}

function remainder(left: number, right: number): number | null {
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return withoutDust(left % right);
  return withoutDust(new Big(left).mod(new Big(right)).toNumber());
}

/** Compares two values that are not lists or objects. An empty value is neither smaller nor greater than anything. */
export function inOrder(by: Exclude<Comparison, '==' | '!='>, left: unknown, right: unknown): boolean {
  if (left === null || right === null) return false;
  const difference = order(left, right);
  if (difference === 0) return by === '<=' || by === '>=';
  return difference < 0 ? by === '<' || by === '<=' : by === '>' || by === '>=';
}

/** Negative, zero or positive: numbers compare as decimals, texts in Polish alphabetical order, as in tables. */
export function order(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number')
    return left === right ? 0 : (withoutDust(left) ?? 0) - (withoutDust(right) ?? 0);
  if (typeof left === 'string' && typeof right === 'string') return textOrder(left, right);
  return refuse(typeof left === 'number' || typeof left === 'string' ? right : left, 'two numbers or two texts');
}

/** Whether two values are equal: numbers as decimals, lists and objects by content. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left === 'number' && typeof right === 'number') return withoutDust(left) === withoutDust(right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, place) => isSame(item, right[place]));
  }
  const [names, others] = [Object.keys(left), Object.keys(right)];
  const [one, other] = [left as Readonly<Record<string, unknown>>, right as Readonly<Record<string, unknown>>];
  return names.length === others.length && names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]));
}

/** A number as a text of digits, with a point for the decimals. */
export function numberText(value: number): string {
  const plain = withoutDust(value) ?? 0;
  const text = String(plain);
  return text.includes('e') ? new Big(plain).toFixed() : text;
}

/** A number with so many decimal places, halves away from zero. */
export function fixedDigits(value: number, places: number): string {
  return new Big(withoutDust(value) ?? 0).toFixed(places, Big.roundHalfUp);
}

const digitsOnly = /^[\d .:T-]*$/;
let collator: Intl.Collator | null = null;

function textOrder(left: string, right: string): number {
  if (left === right) return 0;
  // Days and times, the most frequent texts, need no collator, whose first use takes many milliseconds on an old phone.
  if (left.length === right.length && digitsOnly.test(left) && digitsOnly.test(right)) return left < right ? -1 : 1;
  collator ??= new Intl.Collator('pl', { numeric: true });
  return collator.compare(left, right);
}
