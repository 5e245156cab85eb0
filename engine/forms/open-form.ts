import type { FormBlock } from '../language/language.generated';
import type { NodeKey } from '../pack/compiled-service';
import type { Entries } from '../screen/control';
import { optionalWords, type Screen, words } from '../screen/screen';
import type { StateOf } from '../screen/source-state';
import { formProblems } from './check-form';
import { addressOf, fullLabelOf, labelOf } from './field-words';
import { callsOf } from './form-answers';
import { emptyInput, type FormField, type FormMember, membersOf } from './form-field';
import type { FormModel, OpenField, OpenForm } from './form-model';
import { outcomeOf } from './form-outcome';
import { formData, formRequest } from './form-request';
import { type FormScope, type FormSetting, scopeOf } from './form-scope';
import { type SentValues, startOf } from './form-start';
import { passedKey } from './form-steps';
import { fieldsInWords, formInWords } from './form-summary';
import { createKnownFields } from './known-fields';
import { itemsKept, layoutOf } from './placed-fields';
import { baseInput, resolveForm } from './resolve-form';

/** A form and the screen on which it stands. */
export interface FormSource {
  /** Id of the form on its page, where the same form may stand in the details of several rows. */
  readonly id: string;
  readonly screen: Screen;
  readonly definition: FormBlock;
  /** Of a form that was sent: the values of its fields. */
  readonly sent?: SentValues;
}

/** Opens a form on its screen. What depends on what stands in it is asked for later, at every key, so it must be quick. */
export function openForm({ id, screen, definition: block, sent }: FormSource, stateOf: StateOf = notAsked): OpenForm {
  const members = membersOf(block, screen.kinds.controls);
  const { start, overfull } = startOf(screen, block, members, sent ?? null);
  const layout = layoutOf(members);
  const setting: FormSetting = {
    screen,
    layout,
    values: block.values ?? {},
    start,
    overfull,
    known: createKnownFields(),
    pages: { ...(block.steps && { steps: block.steps }), ...(block.summary && { summary: block.summary }) },
    calls: { form: block.id, sources: callsOf(screen, block.id), stateOf, required: alwaysRequired(block) },
    entries: fixedEntries(screen, members, block),
  };
  // A model that was worked out here is not worked out again. One of an earlier opening is: the answers on the screen may be others.
  const scopes = new WeakMap<FormModel, FormScope>();
  const scopeOfModel = (model: FormModel) => scopes.get(model) ?? scopeOf(setting, model.inputs);
  const { dialog, submit } = block;
  return {
    id,
    title: words(screen, block.title),
    showTitle: block.showTitle !== false,
    intro: optionalWords(screen, block.intro),
    dialog: dialog
      ? { open: words(screen, dialog.open), refresh: dialog.refresh ?? [], closeOnFailure: dialog.closeOnFailure === true }
      : null,
    submit: { label: words(screen, submit.label), look: submit.look ?? 'primary', at: submit.at ?? 'button' },
    undo: optionalWords(screen, block.undo),
    back: block.back ? { label: words(screen, block.back.label), goTo: addressOf(screen, block.back.goTo) } : null,
    response: submit.response ?? null,
    onlyWhenChanged: block.onlyWhenChanged === true,
    leaveWarning: block.leaveWarning !== false,
    draftDays: block.draft?.days ?? null,
    steps: (block.steps ?? []).map(({ id: step }) => step),
    fields: openFields(screen, members),
    isSecret(field) {
      const member = memberAt(members, field);
      return member !== undefined && isSecret(member);
    },
    labelOf(model, id) {
      const scope = scopeOfModel(model);
      const field = scope.fields.find((one) => one.id === id);
      return field ? fullLabelOf(scope, field) : null;
    },
    lines: (block.lines ?? []).map((line) => line.id),
    asks: setting.calls.sources.length > 0,
    keptOf(edits, id, input) {
      const member = memberAt(members, id);
      return member?.several === true ? itemsKept(input, baseInput(setting, edits, { ...member, id })) : input;
    },
    resolve(edits, before) {
      const { model, scope } = resolveForm(setting, block, edits, before);
      scopes.set(model, scope);
      return model;
    },
    data: (model) => formData(scopeOfModel(model)),
    problems: (model, violations, step, unheld) => formProblems(setting, block, scopeOfModel(model), { violations, step, unheld }),
    wordsOf: (model, fields) => fieldsInWords(model, scopeOfModel(model), fields),
    holds: (field) => field === passedKey || memberAt(members, field) !== undefined,
    inWords: (model) => formInWords(model, scopeOfModel(model)),
    question(model) {
      if (!block.confirm) return null;
      const { title, text, yes, no, danger } = block.confirm;
      const { screen: inner } = scopeOfModel(model);
      return {
        title: words(inner, title),
        text: words(inner, text),
        yes: words(inner, yes),
        no: words(inner, no),
        danger: danger === true,
      };
    },
    request: (model) => formRequest(setting, block, scopeOfModel(model)),
    outcome: (model, answer) => outcomeOf(block, scopeOfModel(model), answer),
  };
}

const notAsked: StateOf = () => ({ status: 'loading' });

/** Fields that must be filled in whatever stands in the others. */
function alwaysRequired({ schema, checks = [] }: FormBlock): ReadonlySet<string> {
  const checked = checks.flatMap(({ rule, when, field }) => (rule === 'required' && when === undefined ? [field] : []));
  return new Set([...(schema?.required ?? []), ...checked]);
}

function openFields(screen: Screen, members: readonly FormMember[]): readonly OpenField[] {
  return members.map((member) => ({
    id: member.id,
    label: labelOf(screen, member),
    ticked: typeof emptyInput(member) === 'boolean',
    beside: member.ui.beside === true,
    fields: member.members && openFields(screen, member.members),
    several: member.several,
  }));
}

/** Entries that nothing in the form changes; those that depend on other fields are worked out with them. */
function fixedEntries(screen: Screen, members: readonly FormMember[], { id: form }: FormBlock): ReadonlyMap<string, Entries> {
  const asked = new Set(callsOf(screen, form).map(([id]): NodeKey => `source:${id}`));
  return new Map(
    withKinds(members).flatMap(([kind, { id, ui, setting, control }]): [string, Entries][] => {
      const isAsked = (screen.service.reads[`options:${form}.${id}`] ?? []).some((read) => asked.has(read));
      const isFixed = typeof ui.options !== 'string' || !(isAsked || /\b(form|item)\b/.test(ui.options));
      const entries = isFixed ? control.entries?.(screen, setting, null) : undefined;
      return entries ? [[kind, entries]] : [];
    }),
  );
}

/** Every field and group with its kind: the names on the way to it. */
function withKinds(members: readonly FormMember[], around = ''): readonly (readonly [string, FormMember])[] {
  return members.flatMap((member) => [
    [around + member.id, member] as const,
    ...(member.members === null ? [] : withKinds(member.members, `${around}${member.id}/`)),
  ]);
}

/** The field or group of an id, in which the name of a list is followed by the key of an item. */
function memberAt(members: readonly FormMember[], id: string): FormMember | undefined {
  const [name, ...rest] = id.split('/');
  const member = members.find((one) => one.id === name);
  const inner = rest.slice(member?.several === true ? 1 : 0);
  return member?.members && inner.length > 0 ? memberAt(member.members, inner.join('/')) : member;
}

function isSecret({ control, ui }: FormField): boolean {
  return control.secret === true || ui.sensitive === true || (ui.autocomplete ?? '').includes('one-time-code');
}
