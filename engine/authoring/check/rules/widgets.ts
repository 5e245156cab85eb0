import { authoringOf } from '../../../screen/control-authoring';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
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
  const params = Object.keys(definition.params ?? {});
  const sources = Object.keys(definition.sources ?? {});
  const drawn = new Set<string>();
  for (const { said: block, pointer } of saidOfBlocks(service, ({ widget }) => widget)) {
    const widget = Object.hasOwn(widgets, block.widget) ? widgets[block.widget] : undefined;
    if (widget) {
      checkWidgetParts(service, block, pointer, widget, routes, report);
      checkWidgetRows(service, block, pointer, widget, report);
    }
    for (const [name, id] of Object.entries(block.params ?? {})) {
      const place = located.valueSpan(childPointer(`${pointer}/params`, name));
      const param = definition.params?.[id];
      if (!param) {
        const details = { message: say('no-param', { name: id }), expected: listNames(params), got: id, suggestion: nearest(id, params) };
        report('unknown-param', place, details);
      } else if (!authoringOf(service.language.controls, param.control).isOneEntry?.(param.control)) {
        report('widget-param', place, {
          message: say('param-not-one-entry', { param: id }),
          expected: say('select-or-radio'),
          got: param.control,
        });
      } else if (drawn.has(id)) {
        report('widget-param', place, { message: say('param-drawn-twice', { param: id }), expected: say('another-param'), got: id });
      }
      drawn.add(id);
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
