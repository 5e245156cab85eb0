import { explanationLines } from '../../explanations';
import { type FormInputs, untouched, withTyped } from '../../forms/form-inputs';
import { lineInWords } from '../../forms/form-lines';
import type { FieldMoreModel, FormFieldModel, FormGroupModel, FormModel, OpenField, OpenForm, SummaryEntry } from '../../forms/form-model';
import { openForm } from '../../forms/open-form';
import { pairOf, viewOutcome } from '../../forms/view-outcome';
import type { ExpectedField, ExpectedForm, ExpectedGroup, FilledField } from '../../language/scenarios.generated';
import { type BlockViewer, type ViewWork, viewRequest } from '../../screen/block-viewer';
import { type FieldInput, isFieldInput, isKeys, isRange } from '../../screen/field-model';
import type { FormBlockModel } from './model';

/** The view of a form filled in as the scenario says. */
export const viewer: BlockViewer<FormBlockModel> = {
  part: 'forms',
  view({ form, title, state }, work): ExpectedForm {
    return { title, state: state.status, ...(form === null ? {} : viewOpenForm(openForm(form, work.trial.stateOf), work)) };
  },
};

function viewOpenForm(
  form: OpenForm,
  { trial, viewField }: Pick<ViewWork, 'trial' | 'viewField'>,
): Required<Omit<ExpectedForm, 'title' | 'state'>> {
  const model = form.resolve(withTyped(untouched, typedInto(form, form.fields, trial.typed(form.id), '')), null);
  const problems = form.problems(model, trial.violations(form.id, form.data(model)));
  const request = problems.length === 0 ? form.request(model) : null;
  const answer = request === null ? null : trial.answer(form.id);
  return {
    titleShown: form.showTitle,
    intro: form.intro,
    open: form.dialog?.open ?? null,
    submit: form.submit.label,
    look: form.submit.look,
    at: form.submit.at,
    undo: form.undo,
    back: form.back && [form.back.label, form.back.goTo ?? ''],
    onlyWhenChanged: form.onlyWhenChanged,
    leaveWarning: form.leaveWarning,
    fields: Object.fromEntries(
      model.fields.map((field) => [field.id, field.visible ? { ...viewField(field), ...viewMoreOf(form, field) } : null]),
    ),
    lines: Object.fromEntries(form.lines.map((id) => [id, wordsOf(model, id)])),
    draftDays: form.draftDays,
    steps: Object.fromEntries(form.steps.map((id) => [id, viewStep(model, id)])),
    summary: viewSummary(form, model),
    groups: Object.fromEntries(model.groups.map((group) => [group.id, group.visible ? viewGroup(group) : null])),
    problems: problems.map(pairOf),
    question: form.question(model),
    request: request && viewRequest(request),
    outcome: answer && viewOutcome(form.outcome(model, answer)),
  };
}

function wordsOf({ lines }: FormModel, id: string): string | null {
  const line = lines.find((shown) => shown.id === id);
  if (line === undefined) return null;
  const explained = line.line === 'value' && line.explanation ? explanationLines(line.explanation) : [];
  return [lineInWords(line), ...explained].join('\n');
}

function viewStep({ steps }: FormModel, id: string): string[] | null {
  const step = steps.find((shown) => shown.id === id);
  return step ? [step.title, ...(step.intro === null ? [] : [step.intro])] : null;
}

function viewSummary(form: OpenForm, model: FormModel): string[] | null {
  if (model.summary === null) return null;
  const { title, intro } = model.summary;
  const parts = form.inWords(model).flatMap((part) => [...(part.title === null ? [] : [part.title]), ...linesOf(part.entries)]);
  return [title, ...(intro === null ? [] : [intro]), ...parts];
}

function linesOf(entries: readonly SummaryEntry[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'row' ? [`${entry.label}: ${entry.value}`] : [entry.label, ...linesOf(entry.entries)]));
}

/** The inputs of the fields. Items that a scenario writes out are those of the start, as far as there are such. */
function typedInto(form: OpenForm, fields: readonly OpenField[], given: Readonly<Record<string, FilledField>>, at: string): FormInputs {
  const inputs: Record<string, FieldInput> = {};
  for (const [name, value] of Object.entries(given)) {
    const inner = fields.find(({ id }) => id === name)?.fields ?? null;
    const id = at + name;
    if (inner === null) {
      if (isFieldInput(value)) inputs[id] = value;
    } else if (Array.isArray(value)) {
      const keys = value.map((_, index) => String(index + 1));
      inputs[id] = form.keptOf(untouched, id, keys);
      for (const [index, item] of value.entries())
        if (typeof item === 'object') Object.assign(inputs, typedInto(form, inner, item, `${id}/${index + 1}/`));
    } else if (typeof value === 'object') Object.assign(inputs, typedInto(form, inner, value, `${id}/`));
  }
  return inputs;
}

function viewGroup({ label, hint, list }: FormGroupModel): Required<ExpectedGroup> {
  return {
    label,
    hint,
    items: list?.items.map((item) => item.label) ?? null,
    add: list?.add ?? null,
    remove: list?.remove ?? null,
    move: list?.move ? [list.move.up, list.move.down] : null,
    empty: list?.empty ?? null,
    most: list?.most ?? null,
  };
}

/** Properties that only fields of a form have. */
function viewMoreOf({ fields }: OpenForm, { id, input, remaining, strength, more }: FormFieldModel): ExpectedField {
  const beside = openFieldAt(fields, id.split('/'))?.beside === true;
  return { input: inputOf(input), remaining, strength: strength?.label || null, beside, more: more && viewMore(more) };
}

/** The field at a place; keys of items lie between the names of lists and those of their fields. */
function openFieldAt(fields: readonly OpenField[], [name, ...rest]: readonly string[]): OpenField | null {
  const found = fields.find(({ id }) => id === name);
  if (found === undefined) return rest.length === 0 ? null : openFieldAt(fields, rest);
  return rest.length === 0 ? found : openFieldAt(found.fields ?? [], rest);
}

// Inputs are read-only, the types of scenarios are not.
function inputOf(input: FieldInput): NonNullable<ExpectedField['input']> {
  return isKeys(input) ? [...input] : isRange(input) ? { ...input } : input;
}

function viewMore({ open, title, paragraphs, html }: FieldMoreModel): string[] {
  return [open, title, ...paragraphs, ...(html === null ? [] : [html])];
}
