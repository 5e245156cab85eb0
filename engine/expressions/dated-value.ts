import type { Formula } from './formula';
import { readDate } from './read-text';

/** One value with its first and last day, as yyyy-MM-dd; null for one that holds until further notice. */
export type Period = readonly [from: string, to: string | null, value: number | string];

/** The periods of dated values by their keys, such as `odpady.osoba`. */
export type DatedPeriods = Readonly<Record<string, readonly Period[]>>;

/** The value of a day; empty for a text that is no day, for a day outside of all periods, and where two values claim the same day. */
export function rate(_key: string, text: string, periods: readonly Period[] = []): number | string | null {
  const day = readDate(text);
  const [holding, another] = periods.filter(([from, to]) => day !== null && from <= day && (to === null || day <= to));
  return holding === undefined || another !== undefined ? null : holding[2];
}

/** A formula with the periods behind the values of each call of `rate`, and with the day of the portal where none is given. */
export function withPeriods(formula: Formula, dated: DatedPeriods): Formula {
  // What comes back is the formula with some calls of it changed, so it is of the same kind.
  return JSON.parse(JSON.stringify(formula), (_, part: unknown) => (isRate(part) ? written(part, dated) : part));
}

type RateCall = Extract<Formula, { readonly kind: 'call' }>;

function isRate(part: unknown): part is RateCall {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'call' && 'name' in part && part.name === 'rate';
}

function written(call: RateCall, dated: DatedPeriods): RateCall {
  const [key, day = { kind: 'path', path: ['today'] } as const] = call.values;
  const name = key?.kind === 'value' ? String(key.value) : '';
  const periods = Object.hasOwn(dated, name) ? (dated[name] ?? []) : [];
  const list = periods.map((period): Formula => ({ kind: 'list', items: period.map((value) => ({ kind: 'value', value })) }));
  return { ...call, values: [...(key ? [key] : []), day, { kind: 'list', items: list }] };
}
