import { evaluateValue } from '../../expressions';
import type { DateParam } from '../../language/language.generated';
import { comparePlainDates, formatPlainDate, parsePlainDate, parseTypedDate } from '../../rules';
import { allowsType, type Control, type FieldSetting, textOf, typedInAddress } from '../../screen/control';
import type { FieldModel } from '../../screen/field-model';
import type { Screen } from '../../screen/screen';
import { writeTypedDate } from '../../values/plain-date';

/** A date field. */
export interface DateModel extends FieldModel {
  /** Content of the field: the typed text, else the date as dd.mm.yyyy. */
  readonly typed: string;
  /** The date as yyyy-MM-dd, null when there is none. */
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
}

type DateSetting = FieldSetting & Partial<Pick<DateParam, 'min' | 'max' | 'default'>>;

/** A day that is typed as dd.mm.yyyy or picked from a calendar. */
export const field: Control<DateSetting, DateModel> = {
  names: ['date'],
  adviceKey: () => 'advice.date',
  byContract: (contract) => (contract.format === 'date' && allowsType(contract, 'string') ? 'date' : null),
  empty: () => '',
  inputOf(value) {
    const text = textOf(value);
    const day = parsePlainDate(text.slice(0, 10));
    return text === '' ? null : day === null ? text : formatPlainDate(day);
  },
  start(screen, { default: rule }) {
    if (rule === 'today') return screen.context.today;
    return rule === undefined || rule === 'none' ? '' : textOf(evaluateValue(rule.value, screen.scope, screen.evaluate));
  },
  read(input, { screen, setting }) {
    const typed = typeof input === 'string' ? input : '';
    const day = parseTypedDate(typed);
    const isEmpty = typed.trim() === '';
    const isWrong = day === null && !isEmpty;
    return {
      parts: { typed: writeTypedDate(typed), value: day, ...dayLimits(screen, setting) },
      value: isWrong ? undefined : day,
      judged: typed.trim(),
      isEmpty,
      misfit: isWrong ? screen.context.translate('rules.date') : null,
    };
  },
  limit: (screen, setting, input) => dayProblem(screen, dayLimits(screen, setting), String(input)),
  print: ({ typed }) => typed,
  ...typedInAddress,
};

/** First and last allowed day as yyyy-MM-dd; null for no limit. */
export interface DayLimits {
  readonly min: string | null;
  readonly max: string | null;
}

/** The limits of a definition, which may say `today`. */
export function dayLimits({ context }: Screen, { min, max }: Partial<Pick<DateParam, 'min' | 'max'>>): DayLimits {
  const day = (limit: string | undefined) => (limit === 'today' ? context.today : (limit ?? null));
  return { min: day(min), max: day(max) };
}

/** Message that a date is outside its limits; null if it is inside. */
export function dayProblem({ context }: Screen, { min, max }: DayLimits, typed: string): string | null {
  const { today, translate } = context;
  const day = parseTypedDate(typed);
  const [least, most] = [min, max].map((limit) => (limit === null ? null : parsePlainDate(limit)));
  if (day === null) return null;
  if (least && comparePlainDates(day, least) < 0) return translate('rules.not-before', { argument: formatPlainDate(least) });
  if (most && comparePlainDates(day, most) > 0)
    return max === today ? translate('rules.not-future') : translate('rules.not-after', { argument: formatPlainDate(most) });
  return null;
}
