import type { ContractViolation } from '../answers/conform-answer';
import { evaluateValue } from '../expressions';
import type { FormBlock, FormCheck } from '../language/language.generated';
import { checkRule, parseTypedNumber, rules } from '../rules';
import { optionalWords, type Screen } from '../screen/screen';
import { nameOfStep } from '../values/pointer-step';
import { labelOf, limitOf } from './field-words';
import { allowsType, type FormField, judgedText } from './form-field';
import type { FormProblem } from './form-model';
import { type FormScope, type FormSetting, inputIn } from './form-scope';
import { violationMessage } from './violation-message';

/**
 * What is wrong with a form, at most once for each field: the definition's checks in their order, then texts that are no value of their
 * field, limits, and what the schema demands. With `stopAtFirst` only the first.
 */
export function formProblems(
  setting: FormSetting,
  block: FormBlock,
  scope: FormScope,
  violations: readonly ContractViolation[],
): readonly FormProblem[] {
  const found = new Map<string, FormProblem>();
  const shown = setting.fields.filter(({ id }) => scope.shown.has(id));
  const tell = (field: FormField, message: string | null) => {
    if (message !== null && !found.has(field.id)) found.set(field.id, { field: field.id, label: labelOf(scope.screen, field), message });
  };
  for (const check of block.checks ?? []) {
    const field = shown.find(({ id }) => id === check.field);
    if (field) tell(field, checkMessage(check, field, scope));
  }
  for (const field of shown) tell(field, formatMessage(field, scope) ?? limitMessage(field, scope));
  for (const field of shown) {
    const own = violations.find((violation) => fieldOf(violation) === field.id);
    tell(field, own ? violationMessage(scope.screen, own) : null);
  }
  const problems = [...found.values()];
  return block.stopAtFirst === true ? problems.slice(0, 1) : inOrderOf(setting, problems);
}

/** What the checks that run while typing find wrong with a field. */
export function problemWhileTyping(block: FormBlock, field: FormField, scope: FormScope): string | null {
  for (const check of block.checks ?? []) {
    if (check.at !== 'typing' || check.field !== field.id || judgedText(field, inputIn(scope.inputs, field)) === '') continue;
    const message = checkMessage(check, field, scope);
    if (message !== null) return message;
  }
  return null;
}

/** Fields that must be filled in now. */
export function requiredFields(block: FormBlock, { screen }: FormScope): ReadonlySet<string> {
  const byChecks = (block.checks ?? []).filter((check) => check.rule === 'required' && isOn(check, screen)).map(({ field }) => field);
  return new Set([...(block.schema?.required ?? []), ...byChecks]);
}

function isOn({ when }: FormCheck, screen: Screen): boolean {
  return when === undefined || screen.evaluate(when, screen.scope) === true;
}

function checkMessage(check: FormCheck, field: FormField, scope: FormScope): string | null {
  const { screen } = scope;
  const { today, taxNumber, translate } = screen.context;
  if (!isOn(check, screen)) return null;
  const text = judgedText(field, inputIn(scope.inputs, field));
  if (check.rule !== undefined) {
    const argument = evaluateValue(check.argument, screen.scope, screen.evaluate);
    if (checkRule(check.rule, text, argument, { today, taxNumber })) return null;
    return optionalWords(screen, check.message) ?? translate(rules[check.rule].messageKey, { argument: String(argument ?? '') });
  }
  // A text that is no number or no day has no value yet that a formula could test: its format is told instead.
  if (check.test === undefined || scope.values[field.id] === undefined || screen.evaluate(check.test, screen.scope) === true) return null;
  return optionalWords(screen, check.message) ?? translate('forms.wrong');
}

function formatMessage(field: FormField, { screen, values, inputs }: FormScope): string | null {
  if (values[field.id] !== undefined) return null;
  const { translate } = screen.context;
  if (field.kind === 'date') return translate('rules.date');
  // A number that has no value has more digits than a number of the office can carry.
  if (parseTypedNumber(judgedText(field, inputIn(inputs, field))) !== null) return translate('forms.tooManyDigits');
  return translate(allowsType(field.contract, 'number') ? 'rules.number' : 'forms.wholeNumber');
}

function limitMessage(field: FormField, scope: FormScope): string | null {
  const limit = limitOf(scope.screen, field);
  const input = inputIn(scope.inputs, field);
  if (limit === null || typeof input !== 'string' || Array.from(input).length <= limit) return null;
  return scope.screen.context.translate('forms.tooLong', { count: limit });
}

function fieldOf({ instancePath, keyword, params }: ContractViolation): string {
  const path = keyword === 'required' && instancePath === '' ? `/${String(params.missingProperty)}` : instancePath;
  return nameOfStep(path.split('/')[1] ?? '');
}

function inOrderOf({ fields }: FormSetting, problems: readonly FormProblem[]): readonly FormProblem[] {
  const place = new Map(fields.map(({ id }, index) => [id, index]));
  return [...problems].sort((left, right) => (place.get(left.field) ?? 0) - (place.get(right.field) ?? 0));
}
