import type { ContractViolation } from '../answers/conform-answer';
import type { FormBlock, FormCheck } from '../language/language.generated';
import { isKeys } from '../screen/field-model';
import { ruleMessage } from '../screen/rule-message';
import { optionalWords, type Screen } from '../screen/screen';
import { nameOfStep } from '../values/pointer-step';
import { fullLabelOf, limitOf } from './field-words';
import type { FormProblem, Unheld } from './form-model';
import { type FormScope, type FormSetting, inputIn, screenAt } from './form-scope';
import { topOf } from './form-steps';
import type { PlacedField } from './placed-fields';
import { violationMessage } from './violation-message';

/** What a form is judged by beside its checks. */
interface Judged {
  /** What its data breach of its schema. */
  readonly violations: readonly ContractViolation[];
  /** The step that is judged; without it the whole form. */
  readonly step: string | undefined;
  /** What was typed and is not held. */
  readonly unheld: readonly Unheld[] | undefined;
}

/**
 * The problems of a form, at most one for each field: choices that were lost, the definition's checks in order, then invalid input, limits
 * and the schema. With `stopAtFirst` only the first.
 */
export function formProblems(
  setting: FormSetting,
  block: FormBlock,
  scope: FormScope,
  { violations, step, unheld = [] }: Judged,
): readonly FormProblem[] {
  const found = new Map<string, FormProblem>();
  const within = block.steps?.find(({ id }) => id === step)?.fields;
  const shown = scope.fields.filter(({ id }) => scope.shown.has(id) && (within === undefined || within.includes(topOf(id))));
  const tell = (field: PlacedField, message: string | null) => {
    if (message !== null && !found.has(field.id)) found.set(field.id, { field: field.id, label: fullLabelOf(scope, field), message });
  };
  for (const { id } of unheld) {
    const field = scope.byId.get(id);
    if (field && shown.includes(field)) tell(field, scope.screen.context.translate('forms.choiceLost'));
  }
  for (const check of block.checks ?? []) {
    const field = shown.find(({ id }) => id === check.field);
    if (field) tell(field, checkMessage(check, field, scope));
  }
  for (const field of shown) if (field.at !== '') for (const check of field.checks) tell(field, checkMessage(check, field, scope));
  for (const field of shown)
    tell(field, scope.readings.get(field.id)?.misfit ?? limitMessage(field, scope) ?? overfullMessage(setting, field, scope));
  const breaches = new Map<string, ContractViolation>();
  for (const violation of violations) {
    const id = fieldOf(violation, scope);
    if (!breaches.has(id)) breaches.set(id, violation);
  }
  for (const field of shown) {
    const own = breaches.get(field.id);
    tell(field, own ? violationMessage(scope.screen, own) : null);
  }
  const problems = [...found.values()];
  return block.stopAtFirst === true ? problems.slice(0, 1) : inOrderOf(scope, problems);
}

/** The problem that the checks run while typing find in a field. */
export function problemWhileTyping(field: PlacedField, scope: FormScope): string | null {
  for (const check of field.checks) {
    if (check.at !== 'typing' || judgedIn(scope, field) === '') continue;
    const message = checkMessage(check, field, scope);
    if (message !== null) return message;
  }
  return null;
}

/** Whether a field must be filled in now. */
export function isRequired(field: PlacedField, scope: FormScope): boolean {
  return field.required || field.checks.some((check) => check.rule === 'required' && isOn(check, screenAt(scope, field)));
}

function isOn({ when }: FormCheck, screen: Screen): boolean {
  return when === undefined || screen.evaluate(when, screen.scope) === true;
}

function checkMessage(check: FormCheck, field: PlacedField, scope: FormScope): string | null {
  const screen = screenAt(scope, field);
  if (!isOn(check, screen)) return null;
  const { rule } = check;
  if (rule !== undefined) return ruleMessage(screen, { ...check, rule }, judgedIn(scope, field));
  // A text that is not a number or a day has no value that a formula could test, so only its format is reported.
  if (check.test === undefined || scope.values[field.id] === undefined || screen.evaluate(check.test, screen.scope) === true) return null;
  return optionalWords(screen, check.message) ?? screen.context.translate('forms.wrong');
}

/** The text of a field that rules check. */
function judgedIn({ readings }: FormScope, { id }: PlacedField): string {
  return readings.get(id)?.judged ?? '';
}

function limitMessage(field: PlacedField, scope: FormScope): string | null {
  const limit = limitOf(screenAt(scope, field), field);
  const input = inputIn(scope.inputs, field);
  if (limit === null || typeof input !== 'string' || Array.from(input).length <= limit) return null;
  return scope.screen.context.translate('forms.tooLong', { count: limit });
}

/** What the office sent and the form cannot hold would be lost by sending the rest. */
export function overfullMessage({ overfull }: FormSetting, { id, contract }: PlacedField, { screen }: FormScope): string | null {
  const count = overfull.get(id);
  return count === undefined ? null : screen.context.translate('forms.overfull', { count, most: contract.maxItems ?? 0 });
}

/** The field that breaches the schema. Data have items by their place, fields by their key. */
function fieldOf({ instancePath, keyword, params }: ContractViolation, { inputs, byId }: FormScope): string {
  const path = keyword === 'required' ? `${instancePath}/${String(params.missingProperty)}` : instancePath;
  let at = '';
  for (const step of path.split('/').slice(1).map(nameOfStep)) {
    const field = byId.get(at);
    if (field?.members === null) return at;
    const keys = inputs[at];
    const own = field?.several === true && keys !== undefined && isKeys(keys) ? keys[Number(step)] : step;
    at = at === '' ? step : `${at}/${own}`;
  }
  return at;
}

function inOrderOf({ fields }: FormScope, problems: readonly FormProblem[]): readonly FormProblem[] {
  const place = new Map(fields.map(({ id }, index) => [id, index]));
  return [...problems].sort((left, right) => (place.get(left.field) ?? 0) - (place.get(right.field) ?? 0));
}
