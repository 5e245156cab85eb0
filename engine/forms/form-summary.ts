import { isKeys } from '../screen/field-model';
import { optionalWords } from '../screen/screen';
import { fullLabelOf, itemLabel, labelOf } from './field-words';
import type { FormModel, SaidFields, SummaryEntry, SummaryPart, SummaryRow } from './form-model';
import { type FormScope, screenAt } from './form-scope';
import { topOf } from './form-steps';
import { itemsOf, type PlacedField } from './placed-fields';

/** What stands in a form, in words: as screen, paper and receipt show it. Only what is sent is there, and what is worked out from it. */
export function formInWords(model: FormModel, scope: FormScope): readonly SummaryPart[] {
  const { steps, lines } = model;
  const top = scope.fields.filter(({ at }) => at === '');
  const partOf = (step: string | null, title: string | null, holds: (field: PlacedField) => boolean): SummaryPart => ({
    step,
    title,
    entries: [
      ...top.filter(holds).flatMap((field) => [...valuesAt(model, field.id), ...entriesOf(field, model, scope)]),
      ...lines.flatMap((line) => (line.before === null && line.step === step ? rowOf(line) : [])),
    ],
  });
  if (steps.length === 0) return [partOf(null, null, () => true)];
  const parts = steps.map(({ id, title, fields }) => partOf(id, title, (field) => fields.includes(topOf(field.id))));
  const end = partOf(null, null, () => false);
  return end.entries.length === 0 ? parts : [...parts, end];
}

/** What stands in the shown fields, with their full names, by field; in some of them only, if they are given. */
export function fieldsInWords({ field: drawn }: FormModel, scope: FormScope, some?: readonly string[]): SaidFields {
  const wanted = some && new Set(some);
  const said = scope.fields.flatMap((field) => {
    const model = scope.shown.has(field.id) && wanted?.has(field.id) !== false ? drawn.get(field.id) : undefined;
    return model === undefined ? [] : [[field.id, [fullLabelOf(scope, field), field.control.print(model)] as const] as const];
  });
  return Object.fromEntries(said);
}

function valuesAt({ lines }: FormModel, field: string): readonly SummaryRow[] {
  return lines.flatMap((line) => (line.before === field ? rowOf(line) : []));
}

function rowOf(line: FormModel['lines'][number]): readonly SummaryRow[] {
  return line.line === 'value' ? [{ kind: 'row', id: `.${line.id}`, label: line.label, value: line.value }] : [];
}

function entriesOf(field: PlacedField, model: FormModel, scope: FormScope): readonly SummaryEntry[] {
  const { id, control, members, several } = field;
  if (!scope.shown.has(id)) return [];
  const screen = screenAt(scope, field);
  const { translate } = screen.context;
  if (members === null) {
    const drawn = model.field.get(id);
    if (drawn === undefined) return [];
    const said = control.secret === true ? (drawn.isEmpty ? '' : translate('forms.secret')) : control.print(drawn);
    return [{ kind: 'row', id, label: drawn.label, value: said === '' ? translate('forms.nothing') : said }];
  }
  const inner = (at: string) => scope.fields.filter((one) => one.at === at).flatMap((one) => entriesOf(one, model, scope));
  if (!several) return [{ kind: 'group', id, label: labelOf(screen, field), entries: inner(`${id}/`) }];
  const input = scope.inputs[id];
  const items = itemsOf(field, input);
  if (items.length === 0 || input === undefined || !isKeys(input)) {
    const value = optionalWords(screen, field.ui.group?.empty) ?? translate('forms.nothing');
    return [{ kind: 'row', id, label: labelOf(screen, field), value }];
  }
  return items.map((at, index) => ({ kind: 'group', id: at, label: itemLabel(screen, field, index), entries: inner(at) }));
}
