import { isExpression } from '../../../expressions';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { runsOnScreen } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';

/** Checks the sources that forms ask while they are filled in: the form is there, and nothing else reads what they answer. */
export function checkFormSources(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkFormSourcesOf);
}

function checkFormSourcesOf(report: Report, service: CheckedService): void {
  const { definition, located, places } = service;
  const asking = new Map(
    Object.entries(definition.sources ?? {}).flatMap(([id, { form }]) => (form === undefined ? [] : [[id, form] as const])),
  );
  if (asking.size === 0) return;
  const forms = saidOfBlocks(service, ({ form }) => form).map(({ said }) => said.id);
  for (const [id, form] of asking)
    if (!forms.includes(form))
      report('form-source', located.valueSpan(`${childPointer('/sources', id)}/form`), {
        message: say('no-such-form', { form }),
        expected: listNames(forms),
        got: form,
        suggestion: nearest(form, forms),
      });
  for (const place of places) {
    if (!runsOnScreen(place) || !isExpression(place.value)) continue;
    const [area, id] = place.path;
    // What a condition reads is judged where it is used.
    if (area === 'conditions') continue;
    const reader = area === 'sources' ? asking.get(String(id)) : place.blocks.filter((block) => forms.includes(block)).at(-1);
    const isWithin = area === 'sources' || place.scope.includes('form');
    for (const [root = ''] of readPaths(place.value, definition.conditions)) {
      const form = asking.get(root);
      if (form === undefined || !forms.includes(form) || (form === reader && isWithin)) continue;
      report('form-source', located.valueSpan(place.pointer), {
        message: say('read-outside-form', { source: root, form }),
        expected: say('reader-in-form', { form }),
        got: place.value,
      });
    }
  }
}
