import { evaluateValue } from '../expressions';
import type { FormBlock } from '../language/language.generated';
import { keepsRule, ruleOf } from '../rules';
import { type ChoiceModel, isChoice, sameInput } from '../screen/field-model';
import { optionalWords, type Screen, words } from '../screen/screen';
import { problemWhileTyping, requiredFields } from './check-form';
import { labelOf, limitOf } from './field-words';
import { emptyInput, type FormField } from './form-field';
import type { FormEdits, FormInputs } from './form-inputs';
import { linesOf } from './form-lines';
import type { FieldMoreModel, FormFieldModel, FormModel } from './form-model';
import { type FormScope, type FormSetting, inputIn, scopeOf } from './form-scope';

/** A form as it is drawn, and what its formulas read. */
interface ResolvedForm {
  readonly model: FormModel;
  readonly scope: FormScope;
}

/** Works a form out for what stands in it. */
export function resolveForm(setting: FormSetting, block: FormBlock, edits: FormEdits, before: FormModel | null): ResolvedForm {
  const inputs = inputsOf(setting, edits);
  const scope = scopeOf(setting, inputs);
  const required = requiredFields(block, scope);
  const known = new Map(before?.fields.map((field) => [field.id, field]));
  const fields = setting.fields.map((field) => {
    const model = withWait(setting, fieldModel(block, field, inputs, scope, required), scope);
    const last = known.get(field.id);
    return last && isSame(last, model) ? last : model;
  });
  const lines = linesOf(scope.screen, block);
  const demands = Object.fromEntries([...scope.answers].map(([id, { demand }]) => [id, demand]));
  const kept = <Part>(now: Part, last: Part | undefined): Part => (last !== undefined && sameParts(last, now) ? last : now);
  return {
    model: {
      fields,
      lines: kept(lines, before?.lines),
      inputs,
      demands: kept(demands, before?.demands),
      changed: isChanged(setting, edits),
    },
    scope,
  };
}

function baseInput({ start }: FormSetting, { base }: FormEdits, field: FormField): FormInputs[string] {
  if (base === 'empty') return emptyInput(field);
  return inputIn(base === 'start' ? start : base, field);
}

function inputsOf(setting: FormSetting, edits: FormEdits): FormInputs {
  return Object.fromEntries(setting.fields.map((field) => [field.id, edits.typed[field.id] ?? baseInput(setting, edits, field)]));
}

function isChanged(setting: FormSetting, edits: FormEdits): boolean {
  return setting.fields.some((field) => {
    const typed = edits.typed[field.id];
    return typed !== undefined && !sameInput(typed, baseInput(setting, edits, field));
  });
}

function fieldModel(
  block: FormBlock,
  field: FormField,
  inputs: FormInputs,
  scope: FormScope,
  required: ReadonlySet<string>,
): FormFieldModel {
  const { id, ui, control, setting: own } = field;
  const { screen } = scope;
  const reading = scope.readings.get(id);
  const input = inputIn(inputs, field);
  const visible = scope.shown.has(id);
  const readOnly = evaluateValue(ui.readOnly ?? false, screen.scope, screen.evaluate) === true;
  return {
    ...reading?.parts,
    control: own.control,
    id,
    label: labelOf(screen, field),
    hint: optionalWords(screen, ui.hint),
    // A box is an answer either way, and what cannot be changed is nobody's task: neither is marked as optional.
    // Nor is what only the office judges.
    required: control.isAlwaysAnswer === true || readOnly || ui.needed === true || required.has(id),
    readOnly,
    autocomplete: ui.autocomplete ?? null,
    isEmpty: reading?.isEmpty ?? true,
    problem: visible ? problemWhileTyping(block, field, scope) : null,
    failure: null,
    visible,
    input,
    more: visible ? moreOf(screen, field) : null,
    remaining: remainingOf(screen, field, input),
    strength: strengthOf(screen, field, input),
  };
}

/** A choice whose entries are still to come says what to do first, or why they do not come. */
function withWait({ fields }: FormSetting, model: FormFieldModel, { screen, entries }: FormScope): FormFieldModel {
  const offered = entries.get(model.id);
  if (!isChoice(model) || offered === undefined) return model;
  const { readiness, waitsFor } = offered;
  const first = fields.find(({ id }) => id === waitsFor);
  const waiting: FormFieldModel & ChoiceModel = {
    ...model,
    waitsFor: first ? labelOf(screen, first) : null,
    failure: readiness.status === 'error' ? { message: readiness.message, retry: readiness.retry } : null,
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
  const reached = levels.findLastIndex(
    ({ when, rule }) =>
      (when === undefined || screen.evaluate(when, screen.scope) === true) &&
      (rule === undefined || keepsRule(ruleOf(screen.kinds.rules, rule), String(input), null, { today, taxNumber })),
  );
  const level = Math.max(reached, 0);
  const entry = levels[level];
  return entry ? { level: level + 1, of: levels.length, label: words(screen, entry.label) } : null;
}

/** Whether two models of a field are the same in all that they say. */
function isSame(left: FormFieldModel, right: FormFieldModel): boolean {
  const before: Readonly<Record<string, unknown>> = { ...left };
  const now = Object.entries(right);
  return now.length === Object.keys(before).length && now.every(([key, value]) => sameParts(before[key], value));
}

// Lists and small objects may be created again each time, so they are compared by content.
function sameParts(left: unknown, right: unknown): boolean {
  return left === right || (typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right));
}
