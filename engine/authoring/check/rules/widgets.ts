import { authoringOf } from '../../../screen/control-authoring';
import { childPointer } from '../../parse/json-pointer';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { blocksOfKind } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { checkFileName } from './pdf';
import { screenRoutes } from './portal-routes';
import { checkWidgetParts } from './widget-parts';

/** Checks what definitions give their widgets. */
export function checkWidgets(pack: PackUnderCheck, report: Report): void {
  const routes = screenRoutes(pack);
  for (const service of pack.services) {
    const { definition, located } = service;
    const params = Object.keys(definition.params ?? {});
    const sources = Object.keys(definition.sources ?? {});
    const drawn = new Set<string>();
    for (const { block, pointer } of blocksOfKind(service, 'widget')) {
      const { widgets } = pack.surroundings;
      const widget = Object.hasOwn(widgets, block.widget) ? widgets[block.widget] : undefined;
      if (widget) checkWidgetParts(service, block, pointer, widget, routes, report);
      for (const [name, id] of Object.entries(block.params ?? {})) {
        const place = located.valueSpan(childPointer(`${pointer}/params`, name));
        const param = definition.params?.[id];
        if (!param) {
          const details = { message: `There is no param ${id}.`, expected: listNames(params), got: id, suggestion: nearest(id, params) };
          report('unknown-param', place, details);
        } else if (!authoringOf(service.language.controls, param.control).isOneEntry?.(param.control)) {
          report('widget-param', place, {
            message: `The param ${id} does not choose exactly one entry.`,
            expected: 'select or radio',
            got: param.control,
          });
        } else if (drawn.has(id)) {
          report('widget-param', place, { message: `Another widget already draws the param ${id}.`, expected: 'another param', got: id });
        }
        drawn.add(id);
      }
      for (const [index, id] of (block.refresh ?? []).entries()) {
        if (sources.includes(id)) continue;
        const details = { message: `There is no source ${id}.`, expected: listNames(sources), got: id, suggestion: nearest(id, sources) };
        report('unknown-source', located.valueSpan(`${pointer}/refresh/${index}`), details);
      }
      for (const [name, { fileName }] of Object.entries(block.files ?? {}))
        checkFileName(fileName, located.valueSpan(`${childPointer(`${pointer}/files`, name)}/fileName`), report);
    }
  }
}
