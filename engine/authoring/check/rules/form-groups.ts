import type { FieldGroup, FieldUi } from '../../../language/language.generated';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { PlacedGroup } from '../pack/form-parts';
import type { CheckedService } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

// A page with more items than residents type would only be slow.
const mostItems = 200;

// What a group is called and when it is there; everything else of a field belongs to a control.
const ofGroups: ReadonlySet<keyof FieldUi> = new Set<keyof FieldUi>(['group', 'label', 'hint', 'visible', 'readOnly']);
const ofLists: readonly (keyof FieldGroup)[] = ['add', 'remove', 'sortable', 'up', 'down', 'empty'];

/** Checks that a group of fields has data that it can hold, and only settings that do something. */
export function checkGroup({ located }: CheckedService, { id, contract, said, holder }: PlacedGroup, report: Report): void {
  const schema = childPointer(`${holder.schema}/properties`, id);
  const ui = childPointer(holder.ui, id);
  const { items } = contract;
  if ((items ?? contract).properties === undefined) {
    report('group-data', located.keySpan(schema), {
      message: say('group-of-no-fields', { field: id }),
      expected: say('object-or-list-of-objects'),
      got: JSON.stringify(contract.type) ?? say('no-type'),
    });
    return;
  }
  if (items && !(contract.maxItems !== undefined && contract.maxItems >= 1 && contract.maxItems <= mostItems))
    report('group-list', located.keySpan(schema), {
      message: say('list-without-most', { field: id }),
      expected: say('max-items', { most: mostItems }),
      got: contract.maxItems === undefined ? say('nothing-said') : String(contract.maxItems),
    });
  if (items && items.title === undefined)
    report('group-list', located.keySpan(schema), {
      message: say('items-without-title', { field: id }),
      expected: say('title-of-items'),
    });
  for (const name of Object.keys(said))
    if (![...ofGroups].some((one) => one === name))
      report('group-setting', located.keySpan(`${ui}/${name}`), {
        message: say('group-without-setting', { setting: name }),
        expected: [...ofGroups].join(', '),
        got: name,
      });
  const { group = {} } = said;
  for (const name of ofLists) {
    if (group[name] === undefined) continue;
    const isIdle = items === undefined || ((name === 'up' || name === 'down') && group.sortable !== true);
    if (!isIdle) continue;
    report('group-setting', located.keySpan(`${ui}/group/${name}`), {
      message: items === undefined ? say('object-without-setting', { setting: name }) : say('order-without-sortable', { setting: name }),
      expected: items === undefined ? say('object-or-list-of-objects') : '"sortable": true',
      got: name,
    });
  }
}
