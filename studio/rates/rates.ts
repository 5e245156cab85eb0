import type { JsonValue } from '../../engine/authoring';
import { valueAtIds } from '../../engine/authoring/layer';
import type { SentEdit } from '../office/studio-answers';

/** A rate, limit or name of a file of dated values. */
export interface Rate {
  readonly name: string;
  readonly label: string;
  readonly isText: boolean;
  /** From the first day on. */
  readonly periods: readonly RatePeriod[];
}

/** A value with the days on which it holds. */
export interface RatePeriod {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly act: string;
  readonly link: string;
}

/** What a new period needs. */
export interface NewPeriod {
  readonly from: string;
  readonly value: string;
  readonly act: string;
}

/** Whether a file has dated values: not their translations. */
export function isRateFile(file: string): boolean {
  return /^values\/[a-z0-9-]+\.json$/.test(file);
}

/** The rates of a file, in the order in which it has them. */
export function ratesOf(value: JsonValue): readonly Rate[] {
  const values = valueAtIds(value, '/values');
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [];
  return Object.entries(values).map(([name, rate]: [string, JsonValue]) => {
    const periods = valueAtIds(rate, '/periods');
    return {
      name,
      label: textAt(rate, '/name') || name,
      isText: valueAtIds(rate, '/type') === 'text',
      periods: (Array.isArray(periods) ? periods.map(periodOf) : []).sort((one, other) => one.from.localeCompare(other.from)),
    };
  });
}

function periodOf(period: JsonValue): RatePeriod {
  return {
    id: textAt(period, '/id'),
    from: textAt(period, '/from'),
    to: textAt(period, '/to'),
    value: textAt(period, '/value'),
    act: textAt(period, '/basis/act'),
    link: textAt(period, '/basis/link'),
  };
}

function textAt(value: JsonValue, path: string): string {
  const found = valueAtIds(value, path);
  return typeof found === 'number' || typeof found === 'string' ? String(found) : '';
}

/** Place of a period. */
export function periodPath({ name }: Pick<Rate, 'name'>, id: string): string {
  return `/values/${name}/periods/${id}`;
}

/** The number that was typed, with a comma or a full stop; null for none. */
export function typedNumber(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** The edit that sets a member of a period, or takes it away when nothing is left of it. */
export function memberEdit(file: string, value: JsonValue, path: string, set: JsonValue): SentEdit {
  const was = valueAtIds(value, path);
  if (set === '') return { file, path, remove: true, was: was ?? null };
  return { file, path, set, was: was ?? null };
}

/** The edits that let a new period begin: the last one before it ends on the day before. Null while something is missing or wrong. */
export function beginPeriod(file: string, rate: Rate, { from, value, act }: NewPeriod): readonly SentEdit[] | null {
  const number = rate.isText ? value.trim() : typedNumber(value);
  const last = rate.periods.at(-1);
  if (number === null || number === '' || act.trim() === '' || !isDay(from) || (last !== undefined && from <= last.from)) return null;
  const id = freeId(rate, `od${from.replaceAll('-', '')}`);
  const path = `/values/${rate.name}/periods`;
  const ends = last !== undefined && (last.to === '' || last.to >= from);
  return [
    ...(ends ? [{ file, path: `${path}/${last.id}/to`, set: dayBefore(from), was: last.to === '' ? null : last.to }] : []),
    { file, path: `${path}/${id}`, set: { id, from, value: number, basis: { act: act.trim() } } },
  ];
}

function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10);
}

function freeId({ periods }: Rate, stem: string): string {
  const taken = new Set(periods.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}n${number}`;
    if (!taken.has(id)) return id;
  }
}
