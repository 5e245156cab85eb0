import { evaluateValue } from '../expressions';
import type { Value } from '../language/language.generated';
import { leadsNowhere } from '../pack/service-route';
import { type Screen, words } from '../screen/screen';
import type { FormField } from './form-field';
import type { FormScope } from './form-scope';
import { itemsOf, type PlacedField } from './placed-fields';

/** Label of a field: its own, else the title in the schema, else its name. */
export function labelOf(screen: Screen, { id, contract, ui }: FormField): string {
  return words(screen, ui.label ?? contract.title ?? id.slice(id.lastIndexOf('/') + 1));
}

/** Label of a field with the item that it stands in: Pojazd 2: Numer rejestracyjny. */
export function fullLabelOf(scope: FormScope, field: PlacedField): string {
  const around = placesAround(scope, field);
  const own = labelOf(scope.screen, field);
  return around.length === 0 ? own : `${around.join(', ')}: ${own}`;
}

/** Name of an item, by its place in the list. */
export function itemLabel(screen: Screen, list: PlacedField, index: number): string {
  const { items } = list.contract;
  return `${items?.title === undefined ? labelOf(screen, list) : words(screen, items.title)} ${index + 1}`;
}

function placesAround({ screen, fields, inputs }: FormScope, { at }: PlacedField): readonly string[] {
  return fields.flatMap((group) => {
    if (group.members === null || !at.startsWith(`${group.id}/`)) return [];
    const index = itemsOf(group, inputs[group.id]).findIndex((item) => at.startsWith(item));
    return [group.several ? itemLabel(screen, group, index) : labelOf(screen, group)];
  });
}

/** An address of the definition, a literal or a formula; null while the formula is empty, and for a page that the portal does not have. */
export function addressOf(screen: Screen, goTo: Value | undefined): string | null {
  const address = goTo === undefined ? null : evaluateValue(goTo, screen.scope, screen.evaluate);
  return typeof address === 'string' && address !== '' && !leadsNowhere(address, screen.context) ? address : null;
}

/** Current maximum length of a field, null when there is none. */
export function limitOf(screen: Screen, { ui }: FormField): number | null {
  const limit = ui.limit === undefined ? null : evaluateValue(ui.limit, screen.scope, screen.evaluate);
  return typeof limit === 'number' ? limit : null;
}
