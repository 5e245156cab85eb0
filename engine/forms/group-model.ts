import { evaluateValue } from '../expressions';
import { isKeys } from '../screen/field-model';
import { optionalWords } from '../screen/screen';
import { overfullMessage } from './check-form';
import { itemLabel, labelOf } from './field-words';
import type { FormGroupModel, FormListModel } from './form-model';
import { type FormScope, type FormSetting, inputIn, screenAt } from './form-scope';
import type { PlacedField } from './placed-fields';

/** A group of fields for what stands in the form. */
export function groupModel(setting: FormSetting, group: PlacedField, scope: FormScope): FormGroupModel {
  const screen = screenAt(scope, group);
  return {
    id: group.id,
    label: labelOf(screen, group),
    hint: optionalWords(screen, group.ui.hint),
    visible: scope.shown.has(group.id),
    problem: overfullMessage(setting, group, scope),
    list: group.several ? listModel(group, scope) : null,
  };
}

/** Whether a field cannot be changed, itself or because a group around it cannot. */
export function isReadOnly(field: PlacedField, scope: FormScope): boolean {
  const screen = screenAt(scope, field);
  if (evaluateValue(field.ui.readOnly ?? false, screen.scope, screen.evaluate) === true) return true;
  const around = field.group === null ? undefined : scope.byId.get(field.group);
  return around !== undefined && isReadOnly(around, scope);
}

function listModel(group: PlacedField, scope: FormScope): FormListModel {
  const screen = screenAt(scope, group);
  const { translate } = screen.context;
  const { add, remove, up, down, sortable, empty } = group.ui.group ?? {};
  const { minItems = 0, maxItems = 0 } = group.contract;
  const input = inputIn(scope.inputs, group);
  const keys = isKeys(input) ? input : [];
  const mayChange = !isReadOnly(group, scope);
  return {
    items: keys.map((key, index) => ({ key, at: `${group.id}/${key}/`, label: itemLabel(screen, group, index) })),
    add: mayChange && keys.length < maxItems ? (optionalWords(screen, add) ?? translate('forms.add')) : null,
    remove: mayChange && keys.length > minItems ? (optionalWords(screen, remove) ?? translate('forms.remove')) : null,
    move:
      mayChange && sortable === true
        ? { up: optionalWords(screen, up) ?? translate('forms.up'), down: optionalWords(screen, down) ?? translate('forms.down') }
        : null,
    nextLabel: itemLabel(screen, group, keys.length),
    most: maxItems,
    full: mayChange && keys.length >= maxItems ? translate('forms.mostItems', { count: maxItems }) : null,
    empty: optionalWords(screen, empty),
  };
}
