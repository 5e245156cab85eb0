import { evaluateValue } from '../expressions';
import type { ChoiceParam, Option } from '../language/language.generated';
import { codeLabel } from '../screen/code-label';
import type { ChoiceModel, ParamInputs } from '../screen/param-model';
import type { Readiness } from '../screen/readiness';
import { formatted, optionalWords, type Screen, withNames, words } from '../screen/screen';
import { assertNever } from '../values/assert-never';

/** What a param is now: its field, its value for formulas, and whether what reads it can go on. */
export interface ResolvedParam<Model> {
  readonly model: Model;
  readonly value: unknown;
  /** The chosen entry of the list as the office sent it, or the list of them; formulas read it as chosen.<name>. */
  readonly entry?: unknown;
  readonly readiness: Readiness;
}

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly value: unknown;
  readonly entry: unknown;
}

/** Works out a select, a multi-select or radio buttons. `listReadiness` is that of the formula that gives the entries. */
export function resolveChoice(
  screen: Screen,
  id: string,
  param: ChoiceParam,
  input: ParamInputs[string] | undefined,
  preset: string | null,
  listReadiness: Readiness,
): ResolvedParam<ChoiceModel> {
  const choices = listReadiness.status === 'ready' ? withPreset(screen, param, listChoices(screen, param), preset) : [];
  const wanted = input === undefined ? (preset === null ? null : [preset]) : asKeys(input);
  const known = new Set(choices.map((choice) => choice.key));
  const kept = wanted?.filter((key) => known.has(key)) ?? [];
  const untouched = wanted === null || (wanted.length > 0 && kept.length === 0);
  const chosen = listReadiness.status !== 'ready' ? (wanted ?? []) : untouched ? defaultKeys(screen, param, choices) : kept;
  const picked = choices.filter((choice) => chosen.includes(choice.key));
  const many = param.control === 'multi-select';
  const value = many ? picked.map((choice) => choice.value) : (picked[0]?.value ?? null);
  const required = param.required !== false && param.all === undefined;
  const isEmpty = many ? picked.length === 0 : picked[0] === undefined;
  const problem =
    required && isEmpty && choices.length > 0
      ? (optionalWords(screen, param.requiredMessage) ?? screen.context.translate('rules.required'))
      : null;
  const model: ChoiceModel = {
    id,
    control: param.control,
    label: words(screen, param.label),
    hint: optionalWords(screen, param.hint),
    required,
    problem,
    failure: null,
    status: listStatus(listReadiness, choices),
    options: choices.map(({ key, label }) => ({ key, label })),
    chosen: many ? chosen : chosen.slice(0, 1),
    noOptions: optionalWords(screen, param.noOptions),
    waitsFor: null,
  };
  const readiness: Readiness =
    listReadiness.status !== 'ready' ? listReadiness : required && isEmpty ? { status: 'waiting' } : listReadiness;
  return { model, value, entry: many ? picked.map((choice) => choice.entry) : (picked[0]?.entry ?? null), readiness };
}

function listStatus({ status }: Readiness, choices: readonly Choice[]): ChoiceModel['status'] {
  switch (status) {
    case 'ready':
      return choices.length === 0 ? 'none' : 'ready';
    case 'error':
    case 'silent':
      return 'failed';
    case 'waiting':
    case 'loading':
      return status;
    default:
      return assertNever(status);
  }
}

function listChoices(screen: Screen, param: ChoiceParam): Choice[] {
  const entries =
    typeof param.options === 'string'
      ? screen.evaluate(param.options, screen.scope)
      : param.options.map((option) => fixedChoice(screen, option));
  const choices = (Array.isArray(entries) ? entries : [])
    .filter((entry) => entry !== null && entry !== undefined)
    .map((entry) => (isFixed(entry) ? entry : dataChoice(screen, param, entry)));
  const all = param.all === undefined ? [] : [{ key: '', label: words(screen, param.all), value: null, entry: null }];
  return [...all, ...new Map(choices.map((choice) => [choice.key, choice])).values()];
}

/** A variant may preset a code that the data do not hold now (no water dues this year): it stays an entry, and the table says it is empty. */
function withPreset(screen: Screen, param: ChoiceParam, choices: Choice[], preset: string | null): Choice[] {
  if (preset === null || param.code === undefined || choices.some((choice) => choice.key === preset)) return choices;
  const label = codeLabel(screen, param.code, preset);
  return label === null ? choices : [...choices, { key: preset, label, value: preset, entry: preset }];
}

const fixedChoices = new WeakSet<object>();

function fixedChoice(screen: Screen, option: Option): Choice {
  const choice = { key: option.id, label: words(screen, option.label), value: option.id, entry: option.id };
  fixedChoices.add(choice);
  return choice;
}

function isFixed(entry: unknown): entry is Choice {
  return typeof entry === 'object' && entry !== null && fixedChoices.has(entry);
}

function dataChoice(screen: Screen, param: ChoiceParam, option: unknown): Choice {
  const inner = param.optionValue === undefined && param.optionLabel === undefined ? screen : withNames(screen, { option });
  const value = param.optionValue === undefined ? option : inner.evaluate(param.optionValue, inner.scope);
  const shown = param.optionLabel === undefined ? value : inner.evaluate(param.optionLabel, inner.scope);
  const label =
    (param.code === undefined ? null : codeLabel(screen, param.code, value)) ??
    formatted(screen, param.optionFormat, shown, null, true) ??
    String(shown ?? '');
  return { key: String(value ?? ''), label, value, entry: option };
}

function defaultKeys(screen: Screen, param: ChoiceParam, choices: readonly Choice[]): string[] {
  const first = choices[0];
  const rule = param.default ?? 'first';
  if (first === undefined || rule === 'none') return [];
  if (rule === 'first') return [first.key];
  if (rule === 'latest') return [choices.reduce((latest, choice) => (isLater(choice.value, latest.value) ? choice : latest), first).key];
  const value = evaluateValue(rule.value, screen.scope, screen.evaluate);
  const keys = (Array.isArray(value) ? value : [value]).map((item) => String(item ?? ''));
  return choices.filter((choice) => keys.includes(choice.key)).map((choice) => choice.key);
}

function isLater(candidate: unknown, latest: unknown): boolean {
  if (latest === null) return true;
  if (typeof candidate === 'number' && typeof latest === 'number') return candidate > latest;
  return String(candidate).localeCompare(String(latest), 'pl', { numeric: true }) > 0;
}

function asKeys(input: ParamInputs[string]): readonly string[] {
  if (typeof input === 'string') return [input];
  return 'from' in input ? [] : input;
}
