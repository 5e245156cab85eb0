import type { ContractViolation } from '../answers/conform-answer';
import type { FormBlock, FormCheck } from '../language/language.generated';
import { ruleMessage } from '../screen/rule-message';
import { optionalWords, type Screen } from '../screen/screen';
import { nameOfStep } from '../values/pointer-step';
import { labelOf, limitOf } from './field-words';
import type { FormField } from './form-field';
import type { FormProblem } from './form-model';
import { type FormScope, type FormSetting, inputIn } from './form-scope';
import { violationMessage } from './violation-message';

/**
 * The problems of a form, at most one for each field: the definition's checks in order, then invalid input, limits and the schema. With
 * `stopAtFirst` only the first.
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
  for (const field of shown) tell(field, scope.readings.get(field.id)?.misfit ?? limitMessage(field, scope));
  for (const field of shown) {
    const own = violations.find((violation) => fieldOf(violation) === field.id);
    tell(field, own ? violationMessage(scope.screen, own) : null);
  }
  const problems = [...found.values()];
  return block.stopAtFirst === true ? problems.slice(0, 1) : inOrderOf(setting, problems);
}

/** The problem that the checks run while typing find in a field. */
export function problemWhileTyping(block: FormBlock, field: FormField, scope: FormScope): string | null {
  for (const check of block.checks ?? []) {
    if (check.at !== 'typing' || check.field !== field.id || judgedIn(scope, field) === '') continue;
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
  if (!isOn(check, screen)) return null;
  const { rule } = check;
  if (rule !== undefined) return ruleMessage(screen, { ...check, rule }, judgedIn(scope, field));
  // A text that is not a number or a day has no value that a formula could test, so only its format is reported.
  if (check.test === undefined || scope.values[field.id] === undefined || screen.evaluate(check.test, screen.scope) === true) return null;
  return optionalWords(screen, check.message) ?? screen.context.translate('forms.wrong');
}

/** The text of a field that rules check. */
function judgedIn({ readings }: FormScope, { id }: FormField): string {
  return readings.get(id)?.judged ?? '';
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
