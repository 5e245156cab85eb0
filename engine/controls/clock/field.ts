import { evaluateValue } from '../../expressions';
import type { ClockParam } from '../../language/language.generated';
import { type Control, type FieldSetting, textOf, typedInAddress } from '../../screen/control';
import type { FieldModel } from '../../screen/field-model';

/** A field for an hour or a month. */
export interface ClockModel extends FieldModel {
  readonly typed: string;
  /** What is typed as it is written when the field is left; the same text where it is neither hour nor month. */
  readonly written: string;
  /** The pattern in words of the page's language. */
  readonly pattern: string;
}

type ClockSetting = FieldSetting & Partial<Pick<ClockParam, 'default'>>;

/** An hour of the day or a month. */
export const field: Control<ClockSetting, ClockModel> = {
  names: ['time-field', 'month-field'],
  adviceKey: ({ control }) => (control === 'month-field' ? 'forms.month' : 'advice.time'),
  byContract: () => null,
  empty: () => '',
  inputOf: (value, setting) => (value === null || value === undefined ? null : written(setting, String(value))),
  start: (screen, setting) =>
    setting.default === undefined ? '' : written(setting, textOf(evaluateValue(setting.default.value, screen.scope, screen.evaluate))),
  read(input, { screen, setting }) {
    const typed = typeof input === 'string' ? input : '';
    const value = parse(setting, typed);
    const isEmpty = typed.trim() === '';
    const kind = isTime(setting) ? 'time' : 'month';
    return {
      parts: { typed, written: written(setting, typed), pattern: screen.context.translate(`fields.${kind}Pattern`) },
      value: isEmpty ? null : (value ?? undefined),
      judged: typed.trim(),
      isEmpty,
      misfit: isEmpty || value !== null ? null : screen.context.translate(`forms.${kind}`),
    };
  },
  print: (model) => model.written,
  ...typedInAddress,
  inputOfValue: (text, setting) => written(setting, text),
};

function isTime({ control }: ClockSetting): boolean {
  return control === 'time-field';
}

/** The value of what is typed: 08:30 or 2026-03; null if it is neither. */
function parse(setting: ClockSetting, typed: string): string | null {
  return isTime(setting) ? parseTime(typed.trim()) : parseMonth(typed.trim());
}

// 8, 8:30, 8.30, 0830
function parseTime(typed: string): string | null {
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

// 3.2026, 03/2026, 2026-03
function parseMonth(typed: string): string | null {
  const [, ofPeople, yearAfter, yearBefore, ofMachines] = /^(?:(\d{1,2})[./ -](\d{4})|(\d{4})-(\d{2}))$/.exec(typed) ?? [];
  const [year, month] = [yearAfter ?? yearBefore, ofPeople ?? ofMachines];
  if (year === undefined || month === undefined || Number(month) < 1 || Number(month) > 12 || Number(year) < 1) return null;
  return `${year}-${month.padStart(2, '0')}`;
}

/** As people write it: 08:30, 03.2026. */
function written(setting: ClockSetting, typed: string): string {
  const value = parse(setting, typed);
  if (value === null) return typed;
  return isTime(setting) ? value : `${value.slice(5)}.${value.slice(0, 4)}`;
}
