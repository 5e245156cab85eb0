import { evaluateValue } from '../expressions';
import type { Value } from '../language/language.generated';
import { leadsNowhere } from '../pack/service-route';
import { type Screen, words } from '../screen/screen';
import type { FormField } from './form-field';

/** Label of a field: its own, else the title in the schema, else its name. */
export function labelOf(screen: Screen, { id, contract, ui }: FormField): string {
  return words(screen, ui.label ?? contract.title ?? id);
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
