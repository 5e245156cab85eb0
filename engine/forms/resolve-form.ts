import type { FormBlock } from '../language/language.generated';
import { keepsRule, ruleOf } from '../rules';
import { adviceOf } from '../screen/advice';
import { type ChoiceModel, isChoice, sameInput } from '../screen/field-model';
import { failureAtField } from '../screen/readiness';
import { optionalWords, type Screen, words } from '../screen/screen';
import { isRequired, problemWhileTyping } from './check-form';
import { labelOf, limitOf } from './field-words';
import { emptyInput, type FormField } from './form-field';
import type { FormEdits, FormInputs } from './form-inputs';
import { linesOf } from './form-lines';
import type { FieldMoreModel, FormFieldModel, FormGroupModel, FormModel } from './form-model';
import { type FormScope, type FormSetting, inputIn, scopeOf, screenAt } from './form-scope';
import { stepsOf, summaryWords } from './form-steps';
import { groupModel, isReadOnly } from './group-model';
import { itemsNow, type PlacedField } from './placed-fields';

/** A form as it is drawn, and what its formulas read. */
interface ResolvedForm {
  readonly model: FormModel;
  readonly scope: FormScope;
}

/** Works a form out for what stands in it. */
export function resolveForm(
  setting: FormSetting,
  block: Pick<FormBlock, 'lines' | 'steps' | 'summary'>,
  edits: FormEdits,
  before: FormModel | null,
): ResolvedForm {
  const given = (field: PlacedField) => {
    const base = baseInput(setting, edits, field);
    const typed = edits.typed[field.id];
    return field.several && typed !== undefined ? itemsNow(typed, base) : (typed ?? base);
  };
  const placed = setting.layout.placed(given);
  const inputs = Object.fromEntries(placed.map((field) => [field.id, given(field)]));
  const scope = scopeOf(setting, inputs);
  const kept = <Part>(now: Part, last: Part | undefined): Part => (last !== undefined && sameParts(last, now) ? last : now);
  const fields = scope.fields.flatMap((field): FormFieldModel[] => {
    if (field.members !== null) return [];
    const from = { reading: scope.readings.get(field.id), visible: scope.shown.has(field.id), input: inputIn(inputs, field) };
    const model = setting.known.model(field, from, () => withWait(fieldModel(field, inputs, scope), scope));
    const last = before?.field.get(field.id);
    return [last && (last === model || isSame(last, model)) ? last : model];
  });
  const groups = scope.fields.flatMap((field): FormGroupModel[] => {
    if (field.members === null) return [];
    const model = groupModel(setting, field, scope);
    const last = before?.groups.find(({ id }) => id === field.id);
    return [last && isSame(last, model) ? last : model];
  });
  const demands = Object.fromEntries([...scope.answers].map(([id, { demand }]) => [id, demand]));
  return {
    model: {
      fields,
      groups,
      field: new Map(fields.map((field) => [field.id, field])),
      lines: kept(linesOf(scope.screen, block), before?.lines),
      steps: kept(stepsOf(scope, block, edits.typed), before?.steps),
      summary: kept(summaryWords(scope.screen, block), before?.summary ?? undefined),
      inputs,
      demands: kept(demands, before?.demands),
      changed: placed.some((field) => edits.typed[field.id] !== undefined && !sameInput(given(field), baseInput(setting, edits, field))),
    },
    scope,
  };
}

/** What stands in a field that the resident has not changed. */
export function baseInput({ start }: Pick<FormSetting, 'start'>, { base }: FormEdits, field: FormField): FormInputs[string] {
  if (base === 'empty') return emptyInput(field);
  return inputIn(base === 'start' ? start : base, field);
}

function fieldModel(field: PlacedField, inputs: FormInputs, scope: FormScope): FormFieldModel {
  const { id, ui, control, setting: own } = field;
  const screen = screenAt(scope, field);
  const reading = scope.readings.get(id);
  const input = inputIn(inputs, field);
  const visible = scope.shown.has(id);
  const readOnly = isReadOnly(field, scope);
  return {
    ...reading?.parts,
    control: own.control,
    id,
    label: labelOf(screen, field),
    hint: optionalWords(screen, ui.hint),
    // A box is an answer either way, and what cannot be changed is nobody's task: neither is marked as optional.
    // Nor is what only the office judges.
    required: control.isAlwaysAnswer === true || readOnly || ui.needed === true || isRequired(field, scope),
    readOnly,
    autocomplete: ui.autocomplete ?? null,
    isEmpty: reading?.isEmpty ?? true,
    problem: visible ? problemWhileTyping(field, scope) : null,
    advice: adviceOf(screen, { ...field, setting: own, rules: field.checks.flatMap(({ rule }) => rule ?? []) }),
    failure: null,
    visible,
    input,
    more: visible ? moreOf(screen, field) : null,
    remaining: remainingOf(screen, field, input),
    strength: strengthOf(screen, field, input),
  };
}

/** A choice whose entries are still to come says what to do first, or why they do not come. */
function withWait(model: FormFieldModel, { screen, entries, byId }: FormScope): FormFieldModel {
  const offered = entries.get(model.id);
  if (!isChoice(model) || offered === undefined) return model;
  const { readiness, waitsFor } = offered;
  const first = waitsFor === null ? undefined : byId.get(waitsFor);
  const waiting: FormFieldModel & ChoiceModel = {
    ...model,
    waitsFor: first ? labelOf(screen, first) : null,
    failure: readiness.status === 'error' ? failureAtField(readiness) : null,
  };
  return waiting;
}

function moreOf(screen: Screen, { ui }: FormField): FieldMoreModel | null {
  if (!ui.more) return null;
  const { open, title, text, html } = ui.more;
  const given = html === undefined ? null : screen.evaluate(html, screen.scope);
  return {
    open: words(screen, open),
    title: words(screen, title),
    paragraphs: text === undefined ? [] : words(screen, text).split(/\n\s*\n/),
    html: typeof given === 'string' ? given : null,
  };
}

function remainingOf(screen: Screen, field: FormField, input: FormInputs[string]): number | null {
  const limit = limitOf(screen, field);
  // Characters are code points: an emoji is one, as people count it.
  return limit === null || typeof input !== 'string' ? null : limit - Array.from(input).length;
}

function strengthOf(screen: Screen, { ui }: FormField, input: FormInputs[string]): FormFieldModel['strength'] {
  const levels = ui.strength ?? [];
  if (levels.length === 0) return null;
  if (input === '') return { level: 0, of: levels.length, label: '' };
  const { today, taxNumber } = screen.context;
  const isReached = ({ when, rule }: (typeof levels)[number]) =>
    (when === undefined || screen.evaluate(when, screen.scope) === true) &&
    (rule === undefined || keepsRule(ruleOf(screen.kinds.rules, rule), String(input), null, { today, taxNumber }));
  const level = levels.reduce((last, each, place) => (isReached(each) ? place : last), 0);
  const entry = levels[level];
  return entry ? { level: level + 1, of: levels.length, label: words(screen, entry.label) } : null;
}

/** Whether two models of a field or a group are the same in all that they say. */
function isSame<Model extends FormFieldModel | FormGroupModel>(left: Model, right: Model): boolean {
  const before: Readonly<Record<string, unknown>> = { ...left };
  const now = Object.entries(right);
  return now.length === Object.keys(before).length && now.every(([key, value]) => sameParts(before[key], value));
}

// Lists and small objects may be created again each time, so they are compared by content.
function sameParts(left: unknown, right: unknown): boolean {
  return left === right || (typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right));
}
