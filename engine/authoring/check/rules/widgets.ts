import { say } from '../../messages';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { screenRoutes } from './portal-routes';
import { checkWidgetParts } from './widget-parts';
import { checkWidgetRows } from './widget-rows';

/** Checks what definitions give their widgets. */
export function checkWidgets(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkWidgetsOf, screenRoutes(pack), pack.surroundings);
}

function checkWidgetsOf(
  report: Report,
  service: CheckedService,
  routes: readonly string[],
  { widgets }: PackUnderCheck['surroundings'],
): void {
  const { definition, located } = service;
  const sources = Object.keys(definition.sources ?? {});
  for (const { said: block, pointer } of saidOfBlocks(service, ({ widget }) => widget)) {
    const widget = Object.hasOwn(widgets, block.widget) ? widgets[block.widget] : undefined;
    if (widget) {
      checkWidgetParts(service, block, pointer, widget, routes, report);
      checkWidgetRows(service, block, pointer, widget, report);
    }
    for (const [index, id] of (block.refresh ?? []).entries()) {
      if (sources.includes(id)) continue;
      const details = {
        message: say('no-source', { name: id }),
        expected: listNames(sources),
        got: id,
        suggestion: nearest(id, sources),
      };
      report('unknown-source', located.valueSpan(`${pointer}/refresh/${index}`), details);
    }
  }
}
