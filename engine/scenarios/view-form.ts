import type { ContractViolation } from '../answers/conform-answer';
import { type FormInputs, untouched, withTyped } from '../forms/form-inputs';
import type { FieldMoreModel, FormFieldModel, FormOutcome, FormProblem, OpenForm } from '../forms/form-model';
import { openForm } from '../forms/open-form';
import type { ExpectedField, ExpectedForm, ExpectedOutcome } from '../language/scenarios.generated';
import type { OfficeError } from '../requests/office-error';
import type { BlockModel } from '../screen/block-model';
import { type FieldInput, isKeys, isRange } from '../screen/field-model';
import type { Result } from '../values/result';
import { viewField } from './view-field';
import { viewRequest } from './view-request';

/** What a scenario does with the forms of a screen. */
export interface FormTrial {
  /** What was put into a form. */
  typed(formId: string): FormInputs;
  /** What its schema finds wrong with the data. */
  violations(formId: string, data: unknown): readonly ContractViolation[];
  /** What the office answers to it, null when it is not sent. */
  answer(formId: string): Result<unknown, OfficeError> | null;
}

/** Everything that can be said about a form that was filled in as the scenario says. */
export function viewForm(block: Extract<BlockModel, { readonly block: 'form' }>, trial: FormTrial): ExpectedForm {
  const { form } = block;
  const title = { title: block.title, state: block.state.status };
  return form === null ? title : { ...title, ...viewOpenForm(openForm(form), trial) };
}

function viewOpenForm(form: OpenForm, trial: FormTrial): Required<Omit<ExpectedForm, 'title' | 'state'>> {
  const model = form.resolve(withTyped(untouched, trial.typed(form.id)), null);
  const problems = form.problems(model, trial.violations(form.id, form.data(model)));
  const request = problems.length === 0 ? form.request(model) : null;
  const answer = request === null ? null : trial.answer(form.id);
  return {
    titleShown: form.showTitle,
    lead: form.lead,
    open: form.dialog?.open ?? null,
    submit: form.submit.label,
    look: form.submit.look,
    at: form.submit.at,
    undo: form.undo,
    back: form.back && [form.back.label, form.back.goTo ?? ''],
    onlyWhenChanged: form.onlyWhenChanged,
    leaveWarning: form.leaveWarning,
    fields: Object.fromEntries(model.fields.map((field) => [field.id, field.visible ? viewFormField(field) : null])),
    problems: problems.map(pairOf),
    question: form.question(model),
    request: request && viewRequest(request),
    outcome: answer && viewOutcome(form.outcome(model, answer)),
  };
}

function viewFormField(field: FormFieldModel): ExpectedField {
  const { input, remaining, strength, more } = field;
  return { ...viewField(field), input: inputOf(input), remaining, strength: strength?.label || null, more: more && viewMore(more) };
}

// What stands in a field is read-only, what a scenario says is not.
function inputOf(input: FieldInput): NonNullable<ExpectedField['input']> {
  return isKeys(input) ? [...input] : isRange(input) ? { ...input } : input;
}

function viewMore({ open, title, paragraphs, html }: FieldMoreModel): string[] {
  return [open, title, ...paragraphs, ...(html === null ? [] : [html])];
}

function viewOutcome(outcome: FormOutcome): Required<ExpectedOutcome> {
  if (outcome.kind === 'failed') {
    const { notice, problem, goTo, mayRetry } = outcome;
    return { done: false, message: notice, problem: problem && pairOf(problem), goTo, input: null, refresh: [], session: null, mayRetry };
  }
  const { message, goTo, input, refresh, session } = outcome;
  return { done: true, message, problem: null, goTo, input, refresh: [...refresh], session, mayRetry: false };
}

function pairOf({ field, message }: FormProblem): string[] {
  return [field, message];
}
