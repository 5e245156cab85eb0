import { type PlainDate, parseTypedDate } from '../values/plain-date';

const number = /^[-−]?(?:\d{1,3}(?:([ .,'\u00a0\u202f])\d{3})(?:\1\d{3})*|\d+)(?:([.,])\d+)?$/;

/** The number in a text as Poles (`1 234,50`) or programs (`1234.50`) write it; empty for what is none. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const match = number.exec(text);
  const [, group, point] = match ?? [];
  if (match === null || (group !== undefined && group === point)) return null;
  // A single group behind a dot or comma is a fraction: 1.234 is no thousand.
  const isFraction = (group === '.' || group === ',') && point === undefined && text.split(group).length === 2;
  const whole = group === undefined || isFraction ? text : text.replaceAll(group, '');
  return Number(whole.replace(',', '.').replace('−', '-'));
}

/** The day in a text (`31.12.2026`, `2026-12-31`, `2026-12-31T10:00:00`) as `yyyy-MM-dd`; empty for what is none. */
export function readDate(value: unknown): PlainDate | null {
  return typeof value === 'string' ? parseTypedDate(value.trim().replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/s, '$1')) : null;
}

const yes: ReadonlySet<unknown> = new Set([true, 1, '1', 't', 'tak', 'true', 'y', 'yes']);
const no: ReadonlySet<unknown> = new Set([false, 0, '0', 'n', 'nie', 'false', 'no']);

/** True for `T`, `TAK`, `1` and the like, false for `N`, `NIE`, `0`; empty for anything else. */
export function readFlag(value: unknown): boolean | null {
  const given = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (yes.has(given)) return true;
  return no.has(given) ? false : null;
}
