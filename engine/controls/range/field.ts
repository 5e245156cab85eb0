import type { RangeParam } from '../../language/language.generated';
import { parseTypedDate, parseTypedNumber, writeTypedNumber } from '../../rules';
import { allowsType, type Control, type FieldSetting } from '../../screen/control';
import { type FieldModel, isRange, type RangeInput } from '../../screen/field-model';
import { optionalWords } from '../../screen/screen';
import { writeTypedDate } from '../../values/plain-date';
import { dayLimits, dayProblem } from '../date/field';

/** Two fields from and to. */
export interface RangeModel extends FieldModel {
  /** Content of both fields. */
  readonly of: 'dates' | 'numbers';
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly typed: RangeInput;
  /** Minimum number of decimal places for typed numbers. */
  readonly places: number;
  readonly min: string | null;
  readonly max: string | null;
}

type RangeSetting = FieldSetting & Partial<Pick<RangeParam, 'of' | 'default' | 'fromLabel' | 'toLabel' | 'places' | 'min' | 'max'>>;

const untyped: RangeInput = { from: '', to: '' };

/** Dates or numbers from and to. */
export const field: Control<RangeSetting, RangeModel> = {
  names: ['date-range', 'number-range'],
  adviceKey: ({ control }) => (control === 'date-range' ? 'advice.days' : 'advice.numbers'),
  optional: true,
  waits: true,
  byContract(contract) {
    if (!allowsType(contract, 'object')) return null;
    return allowsType(contract.properties?.from ?? {}, 'number', 'integer') ? 'number-range' : 'date-range';
  },
  empty: () => untyped,
  inputOf(value, setting) {
    if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value)) return null;
    return { from: asTyped(setting, value.from), to: asTyped(setting, value.to) };
  },
  start(screen, setting) {
    const kind = isOfDates(setting) ? 'string' : 'number';
    const list = setting.of === undefined || setting.default === 'none' ? null : screen.evaluate(setting.of, screen.scope);
    const values = (Array.isArray(list) ? list : []).filter((value) => typeof value === kind);
    if (values.length === 0) return untyped;
    const sorted = [...values].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
    return { from: asTyped(setting, sorted[0]), to: asTyped(setting, sorted.at(-1)) };
  },
  read(input, { screen, setting }) {
    const { translate } = screen.context;
    const ofDates = isOfDates(setting);
    const given = isRange(input) ? input : untyped;
    const [from = null, to = null] = endsOf(setting, given);
    const [noFrom, noTo] = [given.from.trim() === '', given.to.trim() === ''];
    const isWrong = (from === null && !noFrom) || (to === null && !noTo);
    const isCrossed = from !== null && to !== null && from > to;
    return {
      parts: {
        of: ofDates ? 'dates' : 'numbers',
        fromLabel: optionalWords(screen, setting.fromLabel) ?? translate('params.from'),
        toLabel: optionalWords(screen, setting.toLabel) ?? translate('params.to'),
        typed: ofDates ? { from: writeTypedDate(given.from), to: writeTypedDate(given.to) } : given,
        places: setting.places ?? 0,
        ...dayLimits(screen, setting),
      },
      value: isWrong || isCrossed ? undefined : { from, to },
      judged: [given.from, given.to].map((end) => end.trim()).join(''),
      isEmpty: noFrom && noTo,
      isPartial: noFrom || noTo,
      misfit: isWrong ? translate(ofDates ? 'rules.date' : 'rules.number') : isCrossed ? translate('params.rangeCrossed') : null,
    };
  },
  limit(screen, setting, input) {
    if (!isOfDates(setting) || !isRange(input)) return null;
    const limits = dayLimits(screen, setting);
    return dayProblem(screen, limits, input.from) ?? dayProblem(screen, limits, input.to);
  },
  /** Both ends, or a single end with its label: od 100. */
  print({ typed: { from, to }, fromLabel, toLabel }) {
    if (from !== '' && to !== '') return `${from} – ${to}`;
    if (from !== '') return `${fromLabel} ${from}`;
    return to === '' ? '' : `${toLabel} ${to}`;
  },
  encode: (input) => (isRange(input) ? `${input.from}..${input.to}` : String(input)),
  decode(text) {
    const [from = '', to = ''] = text.split('..');
    return { from, to };
  },
  inputOfValue(text, setting, end, before) {
    if (end === undefined) return text;
    return { ...(before !== undefined && isRange(before) ? before : untyped), [end]: asTyped(setting, text) };
  },
};

function isOfDates({ control }: RangeSetting): boolean {
  return control === 'date-range';
}

function endsOf(setting: RangeSetting, { from, to }: RangeInput): readonly (string | number | null)[] {
  return [from, to].map((end) => (isOfDates(setting) ? parseTypedDate(end) : (parseTypedNumber(end)?.toNumber() ?? null)));
}

/** An end as typed, so that a document shows it as the screen does. */
function asTyped(setting: RangeSetting, value: unknown): string {
  if (value === null || value === undefined) return '';
  return isOfDates(setting) ? writeTypedDate(String(value)) : writeTypedNumber(String(value), setting.places ?? 0);
}
