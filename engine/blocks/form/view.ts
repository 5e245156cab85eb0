import { untouched, withTyped } from '../../forms/form-inputs';
import type { FieldMoreModel, FormFieldModel, FormOutcome, FormProblem, OpenForm } from '../../forms/form-model';
import { openForm } from '../../forms/open-form';
import type { ExpectedForm, ExpectedFormField, ExpectedOutcome } from '../../language/scenarios.generated';
import { viewRequest } from '../../requests/view-request';
import type { BlockViewer, FormTrial } from '../../screen/block-viewer';
import type { FormBlockModel } from './model';

/** Everything that can be said about a form that was filled in as the scenario says. */
export const viewer: BlockViewer<FormBlockModel> = {
  part: 'forms',
  view({ form, title, state }, { trial }): ExpectedForm {
    return { title, state: state.status, ...(form === null ? {} : viewOpenForm(openForm(form), trial)) };
  },
};

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
    fields: Object.fromEntries(model.fields.map((field) => [field.id, field.visible ? viewField(field) : null])),
    problems: problems.map(pairOf),
    question: form.question(model),
    request: request && viewRequest(request),
    outcome: answer && viewOutcome(form.outcome(model, answer)),
  };
}

function viewField(field: FormFieldModel): Required<ExpectedFormField> {
  const { control, label, hint, required, readOnly, input, noOptions, accept, autocomplete, remaining, min, max } = field;
  return {
    ...{ control, label, hint, required, readOnly, input, noOptions, accept, autocomplete, remaining, min, max },
    options: field.options?.map((option) => option.label) ?? null,
    keys: field.options?.map((option) => option.key) ?? null,
    strength: field.strength?.label ?? null,
    problem: field.problemWhileTyping,
    more: field.more && viewMore(field.more),
  };
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
