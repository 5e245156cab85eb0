import { isExpression } from '../../../expressions';
import { addDays } from '../../../expressions/calendar';
import type { DatedValue, ValuePeriod } from '../../../language/values.generated';
import { parseTypedDate } from '../../../values/plain-date';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { ratesIn } from '../../source/dated-values';
import { runsOnScreen } from '../../source/walk';
import type { CheckedService, CheckedValues, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

/** Checks the values that an act sets for a time, and the days for which formulas read them. */
export function checkDatedValues(pack: PackUnderCheck, report: Report): void {
  const used = new Set<string>();
  for (const service of pack.services) checkReads(service, pack.values, used, report);
  for (const values of pack.values) {
    for (const [name, value] of Object.entries(values.value.values)) {
      const pointer = childPointer('/values', name);
      const key = values.located.keySpan(pointer);
      checkPeriods(values, value, `${pointer}/periods`, report);
      if (!used.has(`${values.name}.${name}`) && !pack.isBase(key.place.file))
        report('unused-dated-value', key, { message: say('nothing-reads', { kind: say('value'), name: `${values.name}.${name}` }) });
    }
  }
}

function checkReads({ places, located }: CheckedService, all: readonly CheckedValues[], used: Set<string>, report: Report): void {
  for (const place of places) {
    if (!runsOnScreen(place) || !isExpression(place.value)) continue;
    for (const { key, day, start, end } of ratesIn(place.value)) {
      used.add(key);
      const [file = '', name = ''] = key.split('.');
      const values = all.find((each) => each.name === file)?.value.values ?? {};
      const periods = Object.hasOwn(values, name) ? (values[name]?.periods ?? []) : [];
      const read = day === null ? null : parseTypedDate(day);
      if (day === null || periods.length === 0 || (read !== null && periods.some((period) => holds(period, read)))) continue;
      report('day-without-value', located.textSpan(place.pointer, start, end), {
        message: say('day-without-value', { key, day }),
        expected: say('day-in-period', { periods: periods.map(({ from, to = '…' }) => `${from} – ${to}`).join(', ') }),
        got: day,
      });
    }
  }
}

function holds({ from, to }: ValuePeriod, day: string): boolean {
  return from <= day && (to === undefined || day <= to);
}

function checkPeriods({ located }: CheckedValues, { type, periods }: DatedValue, pointer: string, report: Report): void {
  const real = periods.flatMap((period, index) => {
    const at = `${pointer}/${index}`;
    if (!fitsType(type, period.value))
      report('dated-value-type', located.valueSpan(`${at}/value`), {
        message: say('dated-value-of-wrong-type'),
        expected: say(`dated-${type}`),
        got: JSON.stringify(period.value),
      });
    const wrong = (['from', 'to'] as const).find((end) => period[end] !== undefined && parseTypedDate(period[end]) === null);
    if (wrong !== undefined)
      report('dated-value-periods', located.valueSpan(`${at}/${wrong}`), { message: say('no-such-day'), got: period[wrong] ?? '' });
    else if (period.to !== undefined && period.to < period.from)
      report('dated-value-periods', located.valueSpan(`${at}/to`), { message: say('period-ends-early'), got: period.to });
    else return [{ period, at }];
    return [];
  });
  const inOrder = real.sort(({ period: one }, { period: other }) => (one.from < other.from ? -1 : 1));
  let last: (typeof inOrder)[number] | undefined;
  for (const each of inOrder) {
    const { period, at } = each;
    if (last !== undefined) compare(last.period, period, located.valueSpan(`${at}/from`), report);
    if (last === undefined || (last.period.to !== undefined && (period.to ?? '9999-12-31') > last.period.to)) last = each;
  }
}

function compare(before: ValuePeriod, after: ValuePeriod, at: ReturnType<CheckedValues['located']['valueSpan']>, report: Report): void {
  const next = before.to === undefined ? null : addDays(before.to, 1);
  if (next === null || after.from < next)
    report('dated-value-periods', at, { message: say('two-values-for-a-day', { day: after.from, other: before.id }), got: after.from });
  else if (after.from > next)
    report('dated-value-gap', at, { message: say('days-without-value', { from: next }), expected: next, got: after.from });
}

function fitsType(type: DatedValue['type'], value: unknown): boolean {
  if (type === 'text') return typeof value === 'string';
  return typeof value === 'number' && (type === 'number' || Math.round(value * 100) / 100 === value);
}
