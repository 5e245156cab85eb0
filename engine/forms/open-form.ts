import { evaluateValue } from '../expressions';
import type { FormBlock } from '../language/language.generated';
import { optionalWords, readinessOf, type Screen, withNames, words } from '../screen/screen';
import { formProblems } from './check-form';
import { addressOf, labelOf } from './field-words';
import { type FormField, type FormOption, fieldsOf, inputOf } from './form-field';
import type { FormInputs } from './form-inputs';
import type { OpenForm } from './form-model';
import { outcomeOf } from './form-outcome';
import { formData, formRequest } from './form-request';
import type { FormSetting } from './form-scope';
import type { FormSource } from './form-source';
import { formScopes, resolveForm } from './resolve-form';

/** Opens a form on its screen. What depends on what stands in it is asked for later, at every key, so it must be quick. */
export function openForm({ id, screen, definition: block }: FormSource): OpenForm {
  const fields = fieldsOf(block);
  const setting: FormSetting = {
    screen,
    fields,
    values: block.values ?? {},
    start: startOf(screen, block, fields),
    options: new Map(fields.flatMap((field) => (field.ui.options === undefined ? [] : [[field.id, optionsOf(screen, field)]]))),
  };
  const scopeOfModel = formScopes(setting);
  const { dialog, submit } = block;
  return {
    id,
    title: words(screen, block.title),
    showTitle: block.showTitle !== false,
    lead: optionalWords(screen, block.lead),
    dialog: dialog
      ? { open: words(screen, dialog.open), refresh: dialog.refresh ?? [], closeOnFailure: dialog.closeOnFailure === true }
      : null,
    submit: { label: words(screen, submit.label), look: submit.look ?? 'primary', at: submit.at ?? 'button' },
    undo: optionalWords(screen, block.undo),
    back: block.back ? { label: words(screen, block.back.label), goTo: addressOf(screen, block.back.goTo) } : null,
    response: submit.response ?? null,
    onlyWhenChanged: block.onlyWhenChanged === true,
    leaveWarning: block.leaveWarning !== false,
    fields: fields.map((field) => ({
      id: field.id,
      label: labelOf(screen, field),
      ticked: field.kind === 'tick',
      secret: isSecret(field),
    })),
    resolve: (edits, before) => resolveForm(setting, block, edits, before),
    data: (model) => formData(setting, scopeOfModel(model)),
    problems: (model, violations) => formProblems(setting, block, scopeOfModel(model), violations),
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
    outcome: (model, answer) => outcomeOf(setting, block, scopeOfModel(model), answer),
  };
}

function isSecret({ control, ui }: FormField): boolean {
  return control === 'password' || ui.sensitive === true || (ui.autocomplete ?? '').includes('one-time-code');
}

function startOf(screen: Screen, block: FormBlock, fields: readonly FormField[]): FormInputs {
  return Object.fromEntries(
    fields.map((field) => {
      const given = block.initial?.[field.id];
      // A value whose source is still on its way, or could not be had, leaves its field empty until it comes.
      const isKnown = given !== undefined && readinessOf(screen, `initial:${block.id}.${field.id}`).status === 'ready';
      const value = isKnown ? evaluateValue(given, screen.scope, screen.evaluate) : null;
      return [field.id, inputOf(field, value ?? field.contract.default ?? null)];
    }),
  );
}

function optionsOf(screen: Screen, { ui }: FormField): readonly FormOption[] {
  const { options, optionValue, optionLabel } = ui;
  if (Array.isArray(options)) return options.map(({ id, label }) => ({ key: id, label: words(screen, label), value: id }));
  const entries = typeof options === 'string' ? screen.evaluate(options, screen.scope) : [];
  const read = (Array.isArray(entries) ? entries : []).flatMap((option: unknown): FormOption[] => {
    if (option === null || option === undefined) return [];
    const inner = withNames(screen, { option });
    const value = optionValue === undefined ? option : inner.evaluate(optionValue, inner.scope);
    const label = optionLabel === undefined ? value : inner.evaluate(optionLabel, inner.scope);
    return value === null || value === undefined ? [] : [{ key: String(value), label: String(label ?? value), value }];
  });
  return [...new Map(read.map((option) => [option.key, option])).values()];
}
