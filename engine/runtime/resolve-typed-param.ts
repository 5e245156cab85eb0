import { evaluateValue } from '../expressions';
import type { DateParam, RangeParam, RuleUse, TextParam } from '../language/language.generated';
import {
  checkRule,
  comparePlainDates,
  formatPlainDate,
  parsePlainDate,
  parseTypedDate,
  parseTypedNumber,
  rules,
  writeTypedNumber,
} from '../rules';
import type { DateModel, ParamInputs, RangeModel, TextModel } from '../screen/param-model';
import { optionalWords, type Screen, words } from '../screen/screen';
import { writeTypedDate } from '../values/plain-date';
import type { ResolvedParam } from './resolve-choice';

/** Works out a date field. */
export function resolveDate(
  screen: Screen,
  id: string,
  param: DateParam,
  input: ParamInputs[string] | undefined,
): ResolvedParam<DateModel> {
  const typed = typeof input === 'string' ? input : defaultDate(screen, param);
  const date = parseTypedDate(typed);
  const limits = { min: limitDate(screen, param.min), max: limitDate(screen, param.max) };
  const required = param.required !== false;
  const problem =
    typed.trim() === ''
      ? required
        ? (optionalWords(screen, param.requiredMessage) ?? screen.context.translate('rules.required'))
        : null
      : dateProblem(screen, typed, limits.min, limits.max);
  const model: DateModel = {
    id,
    control: 'date',
    label: words(screen, param.label),
    hint: optionalWords(screen, param.hint),
    required,
    problem,
    failure: null,
    typed: writeTypedDate(typed),
    value: date === null ? null : String(date),
    ...limits,
  };
  return { model, value: problem === null ? model.value : null, readiness: { status: problem === null ? 'ready' : 'waiting' } };
}

/** Works out a pair of fields from and to. */
export function resolveRange(
  screen: Screen,
  id: string,
  param: RangeParam,
  input: ParamInputs[string] | undefined,
): ResolvedParam<RangeModel> {
  const isDate = param.control === 'date-range';
  const given = typeof input === 'object' && 'from' in input ? input : defaultRange(screen, param, isDate);
  const limits = { min: limitDate(screen, param.min), max: limitDate(screen, param.max) };
  const ends = [given.from, given.to].map((typed) => (isDate ? parseTypedDate(typed) : (parseTypedNumber(typed)?.toNumber() ?? null)));
  const [from = null, to = null] = ends;
  const translate = screen.context.translate;
  const empty = [given.from, given.to].map((typed) => typed.trim() === '');
  const problems = [given.from, given.to].map((typed, index) => {
    if (empty[index]) return param.required === true ? translate('rules.required') : null;
    if (isDate) return dateProblem(screen, typed, limits.min, limits.max);
    return ends[index] === null ? translate('rules.number') : null;
  });
  const crossed = from !== null && to !== null && from > to ? translate('params.rangeCrossed') : null;
  const problem = problems[0] ?? problems[1] ?? crossed;
  const model: RangeModel = {
    id,
    control: param.control,
    label: words(screen, param.label),
    hint: optionalWords(screen, param.hint),
    required: param.required === true,
    problem,
    failure: null,
    fromLabel: optionalWords(screen, param.fromLabel) ?? translate('params.from'),
    toLabel: optionalWords(screen, param.toLabel) ?? translate('params.to'),
    typed: isDate ? { from: writeTypedDate(given.from), to: writeTypedDate(given.to) } : given,
    places: param.places ?? 0,
    ...limits,
  };
  const value = problem === null ? { from: plainEnd(from), to: plainEnd(to) } : { from: null, to: null };
  return { model, value, readiness: { status: problem === null ? 'ready' : 'waiting' } };
}

/** Works out a text field. */
export function resolveTextParam(
  screen: Screen,
  id: string,
  param: TextParam,
  input: ParamInputs[string] | undefined,
): ResolvedParam<TextModel> {
  const given = param.default === undefined ? '' : evaluatedText(screen, param.default.value);
  const typed = typeof input === 'string' ? input : given;
  const required = param.required !== false;
  const isEmpty = typed.trim() === '';
  const problem = isEmpty
    ? required
      ? (optionalWords(screen, param.requiredMessage) ?? screen.context.translate('rules.required'))
      : null
    : firstBrokenRule(screen, param.rules ?? [], typed);
  const model: TextModel = {
    id,
    control: 'text',
    label: words(screen, param.label),
    hint: optionalWords(screen, param.hint),
    required,
    problem,
    failure: null,
    typed,
    accept: param.accept ?? 'any',
    maxLength: param.maxLength ?? null,
    sensitive: param.sensitive === true,
  };
  return {
    model,
    value: problem === null && !isEmpty ? typed.trim() : null,
    readiness: { status: problem === null ? 'ready' : 'waiting' },
  };
}

function firstBrokenRule(screen: Screen, uses: readonly RuleUse[], typed: string): string | null {
  const { today, taxNumber, translate } = screen.context;
  for (const use of uses) {
    const argument = evaluateValue(use.argument, screen.scope, screen.evaluate);
    if (checkRule(use.rule, typed.trim(), argument, { today, taxNumber })) continue;
    return optionalWords(screen, use.message) ?? translate(rules[use.rule].messageKey, { argument: String(argument ?? '') });
  }
  return null;
}

function dateProblem(screen: Screen, typed: string, min: string | null, max: string | null): string | null {
  const { today, translate } = screen.context;
  const date = parseTypedDate(typed);
  if (date === null) return translate('rules.date');
  const [least, most] = [min, max].map((limit) => (limit === null ? null : parsePlainDate(limit)));
  if (least && comparePlainDates(date, least) < 0) return translate('rules.not-before', { argument: formatPlainDate(least) });
  if (most && comparePlainDates(date, most) > 0)
    return max === today ? translate('rules.not-future') : translate('rules.not-after', { argument: formatPlainDate(most) });
  return null;
}

function defaultDate(screen: Screen, param: DateParam): string {
  if (param.default === 'today') return screen.context.today;
  return param.default === undefined || param.default === 'none' ? '' : evaluatedText(screen, param.default.value);
}

function defaultRange(screen: Screen, param: RangeParam, isDate: boolean): { readonly from: string; readonly to: string } {
  const list = param.of === undefined || param.default === 'none' ? null : screen.evaluate(param.of, screen.scope);
  const values = (Array.isArray(list) ? list : []).filter((value) => typeof value === (isDate ? 'string' : 'number'));
  if (values.length === 0) return { from: '', to: '' };
  const sorted = [...values].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
  const show = (value: unknown) => (isDate ? writeTypedDate(String(value)) : writeTypedNumber(String(value), param.places ?? 0));
  return { from: show(sorted[0]), to: show(sorted.at(-1)) };
}

function limitDate(screen: Screen, limit: string | undefined): string | null {
  return limit === undefined ? null : limit === 'today' ? screen.context.today : limit;
}

function evaluatedText(screen: Screen, value: unknown): string {
  const result = evaluateValue(value, screen.scope, screen.evaluate);
  return result === null || result === undefined ? '' : String(result);
}

function plainEnd(end: unknown): unknown {
  return typeof end === 'number' || end === null ? end : String(end);
}
