import type { FormBlock } from '../../language/language.generated';
import type { NodeKey } from '../../pack/compiled-service';
import type { BlockResolver } from '../../screen/kinds';
import { combineReadiness, type Readiness } from '../../screen/readiness';
import { isHelpOnly, readinessOf, type Screen, words } from '../../screen/screen';
import type { FormBlockModel } from './model';

export const resolver: BlockResolver<FormBlock, FormBlockModel> = {
  filledIn: true,
  resolve: ({ screen }, block, state) => ({
    block: 'form',
    id: block.id,
    title: words(screen, block.title),
    state,
    dialog: block.dialog
      ? { open: words(screen, block.dialog.open), refresh: block.dialog.refresh ?? [], look: block.submit.look ?? 'primary' }
      : null,
    form: state.status === 'ready' ? { id: block.id, screen, definition: block } : null,
  }),
  readiness: (screen, block, own) => combineReadiness([own, initialReadiness(screen, block)]),
  again: (model, id) => ({ ...model, id, form: model.form === null ? null : { ...model.form, id } }),
};

/**
 * How far the values at the start are. A form must not be filled in beside data that are still to come, so it waits for them; only a value
 * whose source may fail silently is a help and nothing more: the form is shown without it.
 */
function initialReadiness(screen: Screen, block: FormBlock): Readiness {
  const keys = Object.keys(block.initial ?? {}).map((field): NodeKey => `initial:${block.id}.${field}`);
  return combineReadiness(keys.filter((key) => !isHelpOnly(screen, key)).map((key) => readinessOf(screen, key)));
}
